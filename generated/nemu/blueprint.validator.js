// Generated from schemas/nemu/blueprint.schema.ts by `npm run generate`.
// Edit the source instead.
function codePoints(text) {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    if ((text.charCodeAt(index) & 0xfc00) !== 0xd800 || (text.charCodeAt(index + 1) & 0xfc00) !== 0xdc00) continue;
    length -= 1;
    index += 1;
  }
  return length;
}
function allDifferent(items) {
  const texts = items.map(canonical);
  // Engines hash longer strings by their length alone.
  const long = texts.filter((text) => text.length > 16383).sort();
  const short = texts.filter((text) => text.length <= 16383);
  return new Set(short).size === short.length && long.every((text, index) => index === 0 || text !== long[index - 1]);
}
function everyName(value, check) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return true;
  for (const name in value) if (Object.prototype.hasOwnProperty.call(value, name) && !check(name)) return false;
  return true;
}
function canonical(value) {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return "[" + value.map(canonical).join(",") + "]";
  return "{" + Object.keys(value).sort().map((key) => JSON.stringify(key) + ":" + canonical(value[key])).join(",") + "}";
}
export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\\.(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?))*$", "u");
const func23 = codePoints;
const pattern1 = new RegExp("^[a-z0-9]+(?:[-_][a-z0-9]+)*$", "u");
const pattern2 = new RegExp("\\S", "u");
const pattern12 = new RegExp("^(?!/)(?![A-Za-z]:)(?!.*\\\\)(?!.*(?:^|/)\\.\\.(?:/|$))(?!.*(?:^|/)\\.(?:/|$))(?!.*//)[A-Za-z0-9._/-]+$", "u");
const schema7 = {"properties":{"type":0,"title":0,"description":0,"properties":0,"required":0,"additionalProperties":0,"items":0,"enum":0,"const":0,"default":0,"examples":0,"minLength":0,"maxLength":0,"pattern":0,"format":0,"minimum":0,"maximum":0,"exclusiveMinimum":0,"exclusiveMaximum":0,"minItems":0,"maxItems":0,"uniqueItems":0,"minProperties":0,"maxProperties":0}};
const pattern19 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
function validate0(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))){
return false;
}
if((data.blueprint === undefined) || (!(func0.call(data, "blueprint")))){
return false;
}
if((data.provenance === undefined) || (!(func0.call(data, "provenance")))){
return false;
}
if((data.inputs === undefined) || (!(func0.call(data, "inputs")))){
return false;
}
if((data.services === undefined) || (!(func0.call(data, "services")))){
return false;
}
if((data.steps === undefined) || (!(func0.call(data, "steps")))){
return false;
}
if((data.verify_e2e === undefined) || (!(func0.call(data, "verify_e2e")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "schema_version") || (key0 === "blueprint")) || (key0 === "provenance")) || (key0 === "inputs")) || (key0 === "declared_hosts")) || (key0 === "services")) || (key0 === "steps")) || (key0 === "verify_e2e"))){
return false;
}
}
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
if("2" !== data.schema_version){
return false;
}
}
if(data.blueprint !== undefined && func0.call(data, "blueprint")){
if(!validate1(data.blueprint)){
return false;
}
}
if(data.provenance !== undefined && func0.call(data, "provenance")){
if(!validate2(data.provenance)){
return false;
}
}
if(data.inputs !== undefined && func0.call(data, "inputs")){
if(!validate3(data.inputs)){
return false;
}
}
if(data.declared_hosts !== undefined && func0.call(data, "declared_hosts")){
let data4 = data.declared_hosts;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
return false;
}
}
else {
return false;
}
}
if(!allDifferent(data4)){
return false;
}
}
else {
return false;
}
}
if(data.services !== undefined && func0.call(data, "services")){
let data6 = data.services;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!validate4(data6[i1])){
return false;
}
}
}
else {
return false;
}
}
if(data.steps !== undefined && func0.call(data, "steps")){
let data8 = data.steps;
if(Array.isArray(data8)){
if(data8.length < 1){
return false;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!validate5(data8[i2])){
return false;
}
}
}
else {
return false;
}
}
if(data.verify_e2e !== undefined && func0.call(data, "verify_e2e")){
if(!validate6(data.verify_e2e)){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.slug === undefined) || (!(func0.call(data, "slug")))){
return false;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
return false;
}
if((data.category === undefined) || (!(func0.call(data, "category")))){
return false;
}
if((data.tags === undefined) || (!(func0.call(data, "tags")))){
return false;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
return false;
}
if((data.license === undefined) || (!(func0.call(data, "license")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "slug") || (key0 === "name")) || (key0 === "category")) || (key0 === "tags")) || (key0 === "description")) || (key0 === "license"))){
return false;
}
}
if(data.slug !== undefined && func0.call(data, "slug")){
let data0 = data.slug;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(func23(data1) < 1){
return false;
}
if(!pattern2.test(data1)){
return false;
}
}
else {
return false;
}
}
if(data.category !== undefined && func0.call(data, "category")){
let data2 = data.category;
if(typeof data2 === "string"){
if(func23(data2) < 1){
return false;
}
if(!pattern2.test(data2)){
return false;
}
}
else {
return false;
}
}
if(data.tags !== undefined && func0.call(data, "tags")){
let data3 = data.tags;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func23(data4) < 1){
return false;
}
if(!pattern2.test(data4)){
return false;
}
}
else {
return false;
}
}
if(!allDifferent(data3)){
return false;
}
}
else {
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data5 = data.description;
if(typeof data5 === "string"){
if(func23(data5) < 1){
return false;
}
if(!pattern2.test(data5)){
return false;
}
}
else {
return false;
}
}
if(data.license !== undefined && func0.call(data, "license")){
let data6 = data.license;
if(typeof data6 === "string"){
if(func23(data6) < 1){
return false;
}
if(!pattern2.test(data6)){
return false;
}
}
else {
return false;
}
}
}
else {
return false;
}
return true;
}
function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.source_repo === undefined) || (!(func0.call(data, "source_repo")))){
return false;
}
if((data.author === undefined) || (!(func0.call(data, "author")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "source_repo") || (key0 === "author")) || (key0 === "skeletonizer"))){
return false;
}
}
if(data.source_repo !== undefined && func0.call(data, "source_repo")){
let data0 = data.source_repo;
if(typeof data0 === "string"){
if(func23(data0) < 1){
return false;
}
if(!pattern2.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.author !== undefined && func0.call(data, "author")){
let data1 = data.author;
if(typeof data1 === "string"){
if(func23(data1) < 1){
return false;
}
if(!pattern2.test(data1)){
return false;
}
}
else {
return false;
}
}
if(data.skeletonizer !== undefined && func0.call(data, "skeletonizer")){
let data2 = data.skeletonizer;
if(typeof data2 === "string"){
if(func23(data2) < 1){
return false;
}
if(!pattern2.test(data2)){
return false;
}
}
else {
return false;
}
}
}
else {
return false;
}
return true;
}
function validate3(data){
if(!validate7(data)){
return false;
}
if(!validate8(data)){
return false;
}
return true;
}
function validate4(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
return false;
}
if((data.role === undefined) || (!(func0.call(data, "role")))){
return false;
}
if((data.workflow_doc === undefined) || (!(func0.call(data, "workflow_doc")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "role")) || (key0 === "workflow_doc"))){
return false;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
if(typeof data1 === "string"){
if(func23(data1) < 1){
return false;
}
if(!pattern2.test(data1)){
return false;
}
}
else {
return false;
}
}
if(data.workflow_doc !== undefined && func0.call(data, "workflow_doc")){
let data2 = data.workflow_doc;
if(typeof data2 === "string"){
if(!pattern12.test(data2)){
return false;
}
}
else {
return false;
}
}
}
else {
return false;
}
return true;
}
function validate5(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
return false;
}
if((data.file === undefined) || (!(func0.call(data, "file")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "id") || (key0 === "file"))){
return false;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.file !== undefined && func0.call(data, "file")){
let data1 = data.file;
if(typeof data1 === "string"){
if(!pattern12.test(data1)){
return false;
}
}
else {
return false;
}
}
}
else {
return false;
}
return true;
}
function validate6(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.command === undefined) || (!(func0.call(data, "command")))){
return false;
}
if((data.expect === undefined) || (!(func0.call(data, "expect")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "command") || (key0 === "expect"))){
return false;
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data0 = data.command;
if(typeof data0 === "string"){
if(func23(data0) < 1){
return false;
}
if(!pattern2.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.expect !== undefined && func0.call(data, "expect")){
let data1 = data.expect;
if(typeof data1 === "string"){
if(func23(data1) < 1){
return false;
}
if(!pattern2.test(data1)){
return false;
}
}
else {
return false;
}
}
}
else {
return false;
}
return true;
}
function validate7(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema7.properties, key0))){
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
if(!(((((((data0 === "string") || (data0 === "number")) || (data0 === "integer")) || (data0 === "boolean")) || (data0 === "null")) || (data0 === "array")) || (data0 === "object"))){
return false;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data1 = data.title;
if(typeof data1 === "string"){
if(func23(data1) < 1){
return false;
}
if(!pattern2.test(data1)){
return false;
}
}
else {
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
let data2 = data.description;
if(typeof data2 === "string"){
if(func23(data2) < 1){
return false;
}
if(!pattern2.test(data2)){
return false;
}
}
else {
return false;
}
}
if(data.properties !== undefined && func0.call(data, "properties")){
let data3 = data.properties;
if(!everyName(data3, validate9)){
return false;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){
if(!validate7(data3[key1])){
return false;
}
}
}
else {
return false;
}
}
if(data.required !== undefined && func0.call(data, "required")){
let data5 = data.required;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern19.test(data6)){
return false;
}
}
else {
return false;
}
}
if(!allDifferent(data5)){
return false;
}
}
else {
return false;
}
}
if(data.additionalProperties !== undefined && func0.call(data, "additionalProperties")){
if(false !== data.additionalProperties){
return false;
}
}
if(data.items !== undefined && func0.call(data, "items")){
if(!validate7(data.items)){
return false;
}
}
if(data.enum !== undefined && func0.call(data, "enum")){
let data9 = data.enum;
if(Array.isArray(data9)){
if(data9.length < 1){
return false;
}
}
else {
return false;
}
}
if(data.examples !== undefined && func0.call(data, "examples")){
if(!(Array.isArray(data.examples))){
return false;
}
}
if(data.minLength !== undefined && func0.call(data, "minLength")){
let data11 = data.minLength;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
return false;
}
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
return false;
}
}
}
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data12 = data.maxLength;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
return false;
}
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
return false;
}
}
}
if(data.pattern !== undefined && func0.call(data, "pattern")){
if(typeof data.pattern !== "string"){
return false;
}
}
if(data.format !== undefined && func0.call(data, "format")){
let data14 = data.format;
if(typeof data14 === "string"){
if(func23(data14) < 1){
return false;
}
}
else {
return false;
}
}
if(data.minimum !== undefined && func0.call(data, "minimum")){
if(!(typeof data.minimum == "number")){
return false;
}
}
if(data.maximum !== undefined && func0.call(data, "maximum")){
if(!(typeof data.maximum == "number")){
return false;
}
}
if(data.exclusiveMinimum !== undefined && func0.call(data, "exclusiveMinimum")){
if(!(typeof data.exclusiveMinimum == "number")){
return false;
}
}
if(data.exclusiveMaximum !== undefined && func0.call(data, "exclusiveMaximum")){
if(!(typeof data.exclusiveMaximum == "number")){
return false;
}
}
if(data.minItems !== undefined && func0.call(data, "minItems")){
let data19 = data.minItems;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
return false;
}
if(typeof data19 == "number"){
if(data19 < 0 || isNaN(data19)){
return false;
}
}
}
if(data.maxItems !== undefined && func0.call(data, "maxItems")){
let data20 = data.maxItems;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
return false;
}
if(typeof data20 == "number"){
if(data20 < 0 || isNaN(data20)){
return false;
}
}
}
if(data.uniqueItems !== undefined && func0.call(data, "uniqueItems")){
if(typeof data.uniqueItems !== "boolean"){
return false;
}
}
if(data.minProperties !== undefined && func0.call(data, "minProperties")){
let data22 = data.minProperties;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
return false;
}
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
return false;
}
}
}
if(data.maxProperties !== undefined && func0.call(data, "maxProperties")){
let data23 = data.maxProperties;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
return false;
}
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
return false;
}
}
}
}
else {
return false;
}
return true;
}
function validate8(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.properties === undefined) || (!(func0.call(data, "properties")))){
return false;
}
if((data.additionalProperties === undefined) || (!(func0.call(data, "additionalProperties")))){
return false;
}
if(data.type !== undefined && func0.call(data, "type")){
if("object" !== data.type){
return false;
}
}
if(data.properties !== undefined && func0.call(data, "properties")){
let data1 = data.properties;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
return false;
}
}
if(data.additionalProperties !== undefined && func0.call(data, "additionalProperties")){
if(false !== data.additionalProperties){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate9(data){
if(typeof data === "string"){
if(!pattern19.test(data)){
return false;
}
}
return true;
}
