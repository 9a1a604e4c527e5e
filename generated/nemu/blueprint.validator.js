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
  return new Set(items.map(canonical)).size === items.length;
}
function canonical(value) {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return "[" + value.map(canonical).join(",") + "]";
  return "{" + Object.keys(value).sort().map((key) => JSON.stringify(key) + ":" + canonical(value[key])).join(",") + "}";
}
export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func17 = codePoints;
const pattern0 = new RegExp("^[a-z0-9]+(?:[-_][a-z0-9]+)*$", "u");
const pattern1 = new RegExp("\\S", "u");
function validate1(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.slug === undefined) || (!(func0.call(data, "slug")))) && (missing0 = "slug")) || (((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name"))) || (((data.category === undefined) || (!(func0.call(data, "category")))) && (missing0 = "category"))) || (((data.tags === undefined) || (!(func0.call(data, "tags")))) && (missing0 = "tags"))) || (((data.description === undefined) || (!(func0.call(data, "description")))) && (missing0 = "description"))) || (((data.license === undefined) || (!(func0.call(data, "license")))) && (missing0 = "license"))){
validate1.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "slug") || (key0 === "name")) || (key0 === "category")) || (key0 === "tags")) || (key0 === "description")) || (key0 === "license"))){
validate1.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.slug !== undefined && func0.call(data, "slug")){
let data0 = data.slug;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate1.errors = [0];
return false;
}
}
else {
validate1.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func17(data1) < 1){
validate1.errors = [0];
return false;
}
else {
if(!pattern1.test(data1)){
validate1.errors = [0];
return false;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.category !== undefined && func0.call(data, "category")){
let data2 = data.category;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func17(data2) < 1){
validate1.errors = [0];
return false;
}
else {
if(!pattern1.test(data2)){
validate1.errors = [0];
return false;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined && func0.call(data, "tags")){
let data3 = data.tags;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func17(data4) < 1){
validate1.errors = [0];
return false;
}
else {
if(!pattern1.test(data4)){
validate1.errors = [0];
return false;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!allDifferent(data3)){
validate1.errors = [0];
return false;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
let data5 = data.description;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func17(data5) < 1){
validate1.errors = [0];
return false;
}
else {
if(!pattern1.test(data5)){
validate1.errors = [0];
return false;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.license !== undefined && func0.call(data, "license")){
let data6 = data.license;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(func17(data6) < 1){
validate1.errors = [0];
return false;
}
else {
if(!pattern1.test(data6)){
validate1.errors = [0];
return false;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
function validate3(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.source_repo === undefined) || (!(func0.call(data, "source_repo")))) && (missing0 = "source_repo")) || (((data.author === undefined) || (!(func0.call(data, "author")))) && (missing0 = "author"))){
validate3.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "source_repo") || (key0 === "author")) || (key0 === "skeletonizer"))){
validate3.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.source_repo !== undefined && func0.call(data, "source_repo")){
let data0 = data.source_repo;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func17(data0) < 1){
validate3.errors = [0];
return false;
}
else {
if(!pattern1.test(data0)){
validate3.errors = [0];
return false;
}
}
}
else {
validate3.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined && func0.call(data, "author")){
let data1 = data.author;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func17(data1) < 1){
validate3.errors = [0];
return false;
}
else {
if(!pattern1.test(data1)){
validate3.errors = [0];
return false;
}
}
}
else {
validate3.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skeletonizer !== undefined && func0.call(data, "skeletonizer")){
let data2 = data.skeletonizer;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func17(data2) < 1){
validate3.errors = [0];
return false;
}
else {
if(!pattern1.test(data2)){
validate3.errors = [0];
return false;
}
}
}
else {
validate3.errors = [0];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate3.errors = [0];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
const schema4 = {"properties":{"type":0,"title":0,"description":0,"properties":0,"required":0,"additionalProperties":0,"items":0,"enum":0,"const":0,"default":0,"examples":0,"minLength":0,"maxLength":0,"pattern":0,"format":0,"minimum":0,"maximum":0,"exclusiveMinimum":0,"exclusiveMaximum":0,"minItems":0,"maxItems":0,"uniqueItems":0,"minProperties":0,"maxProperties":0}};
const pattern11 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const wrapper0 = {validate: validate6};
function validate6(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
validate6.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema4.properties, key0))){
validate6.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined && func0.call(data, "type")){
let data0 = data.type;
const _errs2 = errors;
if(!(((((((data0 === "string") || (data0 === "number")) || (data0 === "integer")) || (data0 === "boolean")) || (data0 === "null")) || (data0 === "array")) || (data0 === "object"))){
validate6.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined && func0.call(data, "title")){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func17(data1) < 1){
validate6.errors = [0];
return false;
}
else {
if(!pattern1.test(data1)){
validate6.errors = [0];
return false;
}
}
}
else {
validate6.errors = [0];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
let data2 = data.description;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func17(data2) < 1){
validate6.errors = [0];
return false;
}
else {
if(!pattern1.test(data2)){
validate6.errors = [0];
return false;
}
}
}
else {
validate6.errors = [0];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined && func0.call(data, "properties")){
let data3 = data.properties;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 of Object.keys(data3)){
const _errs9 = errors;
if(typeof key1 === "string"){
if(!pattern11.test(key1)){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate6.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key2 of Object.keys(data3)){
const _errs11 = errors;
if(!(wrapper0.validate(data3[key2]))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate6.errors = [0];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined && func0.call(data, "required")){
let data5 = data.required;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern11.test(data6)){
validate6.errors = [0];
return false;
}
}
else {
validate6.errors = [0];
return false;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
if(valid3){
if(!allDifferent(data5)){
validate6.errors = [0];
return false;
}
}
}
else {
validate6.errors = [0];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.additionalProperties !== undefined && func0.call(data, "additionalProperties")){
const _errs16 = errors;
if(false !== data.additionalProperties){
validate6.errors = [0];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined && func0.call(data, "items")){
const _errs17 = errors;
if(!(wrapper0.validate(data.items))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enum !== undefined && func0.call(data, "enum")){
let data9 = data.enum;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data9)){
if(data9.length < 1){
validate6.errors = [0];
return false;
}
}
else {
validate6.errors = [0];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.examples !== undefined && func0.call(data, "examples")){
const _errs20 = errors;
if(errors === _errs20){
if(!(Array.isArray(data.examples))){
validate6.errors = [0];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minLength !== undefined && func0.call(data, "minLength")){
let data11 = data.minLength;
const _errs22 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate6.errors = [0];
return false;
}
if(errors === _errs22){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate6.errors = [0];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data12 = data.maxLength;
const _errs24 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate6.errors = [0];
return false;
}
if(errors === _errs24){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
validate6.errors = [0];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pattern !== undefined && func0.call(data, "pattern")){
const _errs26 = errors;
if(typeof data.pattern !== "string"){
validate6.errors = [0];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined && func0.call(data, "format")){
let data14 = data.format;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data14 === "string"){
if(func17(data14) < 1){
validate6.errors = [0];
return false;
}
}
else {
validate6.errors = [0];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minimum !== undefined && func0.call(data, "minimum")){
const _errs30 = errors;
if(!(typeof data.minimum == "number")){
validate6.errors = [0];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maximum !== undefined && func0.call(data, "maximum")){
const _errs32 = errors;
if(!(typeof data.maximum == "number")){
validate6.errors = [0];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exclusiveMinimum !== undefined && func0.call(data, "exclusiveMinimum")){
const _errs34 = errors;
if(!(typeof data.exclusiveMinimum == "number")){
validate6.errors = [0];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exclusiveMaximum !== undefined && func0.call(data, "exclusiveMaximum")){
const _errs36 = errors;
if(!(typeof data.exclusiveMaximum == "number")){
validate6.errors = [0];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minItems !== undefined && func0.call(data, "minItems")){
let data19 = data.minItems;
const _errs38 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate6.errors = [0];
return false;
}
if(errors === _errs38){
if(typeof data19 == "number"){
if(data19 < 0 || isNaN(data19)){
validate6.errors = [0];
return false;
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxItems !== undefined && func0.call(data, "maxItems")){
let data20 = data.maxItems;
const _errs40 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate6.errors = [0];
return false;
}
if(errors === _errs40){
if(typeof data20 == "number"){
if(data20 < 0 || isNaN(data20)){
validate6.errors = [0];
return false;
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uniqueItems !== undefined && func0.call(data, "uniqueItems")){
const _errs42 = errors;
if(typeof data.uniqueItems !== "boolean"){
validate6.errors = [0];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minProperties !== undefined && func0.call(data, "minProperties")){
let data22 = data.minProperties;
const _errs44 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate6.errors = [0];
return false;
}
if(errors === _errs44){
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
validate6.errors = [0];
return false;
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxProperties !== undefined && func0.call(data, "maxProperties")){
let data23 = data.maxProperties;
const _errs46 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
validate6.errors = [0];
return false;
}
if(errors === _errs46){
if(typeof data23 == "number"){
if(data23 < 0 || isNaN(data23)){
validate6.errors = [0];
return false;
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate6.errors = [0];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}
function validate8(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")) || (((data.properties === undefined) || (!(func0.call(data, "properties")))) && (missing0 = "properties"))) || (((data.additionalProperties === undefined) || (!(func0.call(data, "additionalProperties")))) && (missing0 = "additionalProperties"))){
validate8.errors = [0];
return false;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
const _errs1 = errors;
if("object" !== data.type){
validate8.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.properties !== undefined && func0.call(data, "properties")){
let data1 = data.properties;
const _errs2 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate8.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.additionalProperties !== undefined && func0.call(data, "additionalProperties")){
const _errs4 = errors;
if(false !== data.additionalProperties){
validate8.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate8.errors = [0];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}
function validate5(data){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate6(data))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate8(data))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate5.errors = vErrors;
return errors === 0;
}
const pattern16 = new RegExp("^(?!/)(?![A-Za-z]:)(?!.*\\\\)(?!.*(?:^|/)\\.\\.(?:/|$))(?!.*(?:^|/)\\.(?:/|$))(?!.*//)[A-Za-z0-9._/-]+$", "u");
function validate11(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.role === undefined) || (!(func0.call(data, "role")))) && (missing0 = "role"))) || (((data.workflow_doc === undefined) || (!(func0.call(data, "workflow_doc")))) && (missing0 = "workflow_doc"))){
validate11.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "role")) || (key0 === "workflow_doc"))){
validate11.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate11.errors = [0];
return false;
}
}
else {
validate11.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined && func0.call(data, "role")){
let data1 = data.role;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func17(data1) < 1){
validate11.errors = [0];
return false;
}
else {
if(!pattern1.test(data1)){
validate11.errors = [0];
return false;
}
}
}
else {
validate11.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workflow_doc !== undefined && func0.call(data, "workflow_doc")){
let data2 = data.workflow_doc;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern16.test(data2)){
validate11.errors = [0];
return false;
}
}
else {
validate11.errors = [0];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate11.errors = [0];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}
function validate13(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.file === undefined) || (!(func0.call(data, "file")))) && (missing0 = "file"))){
validate13.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "id") || (key0 === "file"))){
validate13.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate13.errors = [0];
return false;
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined && func0.call(data, "file")){
let data1 = data.file;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern16.test(data1)){
validate13.errors = [0];
return false;
}
}
else {
validate13.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate13.errors = [0];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}
function validate15(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.command === undefined) || (!(func0.call(data, "command")))) && (missing0 = "command")) || (((data.expect === undefined) || (!(func0.call(data, "expect")))) && (missing0 = "expect"))){
validate15.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "command") || (key0 === "expect"))){
validate15.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.command !== undefined && func0.call(data, "command")){
let data0 = data.command;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func17(data0) < 1){
validate15.errors = [0];
return false;
}
else {
if(!pattern1.test(data0)){
validate15.errors = [0];
return false;
}
}
}
else {
validate15.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expect !== undefined && func0.call(data, "expect")){
let data1 = data.expect;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func17(data1) < 1){
validate15.errors = [0];
return false;
}
else {
if(!pattern1.test(data1)){
validate15.errors = [0];
return false;
}
}
}
else {
validate15.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate15.errors = [0];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}
const pattern13 = new RegExp("^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\\.(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?))*$", "u");
function validate0(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.schema_version === undefined) || (!(func0.call(data, "schema_version")))) && (missing0 = "schema_version")) || (((data.blueprint === undefined) || (!(func0.call(data, "blueprint")))) && (missing0 = "blueprint"))) || (((data.provenance === undefined) || (!(func0.call(data, "provenance")))) && (missing0 = "provenance"))) || (((data.inputs === undefined) || (!(func0.call(data, "inputs")))) && (missing0 = "inputs"))) || (((data.services === undefined) || (!(func0.call(data, "services")))) && (missing0 = "services"))) || (((data.steps === undefined) || (!(func0.call(data, "steps")))) && (missing0 = "steps"))) || (((data.verify_e2e === undefined) || (!(func0.call(data, "verify_e2e")))) && (missing0 = "verify_e2e"))){
validate0.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "schema_version") || (key0 === "blueprint")) || (key0 === "provenance")) || (key0 === "inputs")) || (key0 === "declared_hosts")) || (key0 === "services")) || (key0 === "steps")) || (key0 === "verify_e2e"))){
validate0.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.schema_version !== undefined && func0.call(data, "schema_version")){
const _errs2 = errors;
if("2" !== data.schema_version){
validate0.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blueprint !== undefined && func0.call(data, "blueprint")){
const _errs3 = errors;
if(!(validate1(data.blueprint))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provenance !== undefined && func0.call(data, "provenance")){
const _errs4 = errors;
if(!(validate3(data.provenance))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inputs !== undefined && func0.call(data, "inputs")){
const _errs5 = errors;
if(!(validate5(data.inputs))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.declared_hosts !== undefined && func0.call(data, "declared_hosts")){
let data4 = data.declared_hosts;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data5 === "string"){
if(!pattern13.test(data5)){
validate0.errors = [0];
return false;
}
}
else {
validate0.errors = [0];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!allDifferent(data4)){
validate0.errors = [0];
return false;
}
}
}
else {
validate0.errors = [0];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.services !== undefined && func0.call(data, "services")){
let data6 = data.services;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate11(data6[i1]))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate0.errors = [0];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.steps !== undefined && func0.call(data, "steps")){
let data8 = data.steps;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data8)){
if(data8.length < 1){
validate0.errors = [0];
return false;
}
else {
var valid3 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs15 = errors;
if(!(validate13(data8[i2]))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate0.errors = [0];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verify_e2e !== undefined && func0.call(data, "verify_e2e")){
const _errs16 = errors;
if(!(validate15(data.verify_e2e))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [0];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
