// Generated from schemas/neurosquad/card.schema.ts by `npm run generate`.
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
function tagged(checks, value, tag) {
  if (typeof value !== "object" || value === null || !Object.prototype.hasOwnProperty.call(value, tag)) return false;
  const check = checks.get(value[tag]);
  return check !== undefined && check(value);
}
function canonical(value) {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return "[" + value.map(canonical).join(",") + "]";
  return "{" + Object.keys(value).sort().map((key) => JSON.stringify(key) + ":" + canonical(value[key])).join(",") + "}";
}
export const validate = validate0;
const schema0 = {"properties":{"$schema":0,"manifestVersion":0,"name":0,"displayName":0,"version":0,"protocol":0,"description":0,"author":0,"license":0,"homepage":0,"keywords":0,"icon":0,"minAppVersion":0,"entry":0,"card":0,"permissions":0,"settings":0,"ports":0,"tools":0}};
const func0 = Object.prototype.hasOwnProperty;
const func7 = codePoints;
const pattern0 = new RegExp("^[a-z][a-z0-9-]{1,47}$", "u");
const pattern1 = new RegExp("^https://\\S*$", "u");
const pattern2 = new RegExp("^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$", "u");
const list0 = new Map([["string", validate18], ["text", validate19], ["number", validate20], ["boolean", validate21], ["select", validate22], ["secret", validate23], ["color", validate24]]);
const pattern4 = new RegExp("^[a-z][a-z0-9_]{0,39}$", "u");
const schema18 = {"properties":{"key":0,"type":0,"label":0,"description":0,"default":0,"required":0,"scope":0,"placeholder":0,"maxLength":0,"min":0,"max":0,"step":0}};
const pattern5 = new RegExp("^[a-zA-Z][a-zA-Z0-9_-]{0,63}$", "u");
const schema19 = {"properties":{"key":0,"type":0,"label":0,"description":0,"default":0,"required":0,"scope":0,"placeholder":0,"maxLength":0,"min":0,"max":0,"step":0}};
const schema20 = {"properties":{"key":0,"type":0,"label":0,"description":0,"default":0,"required":0,"scope":0,"placeholder":0,"maxLength":0,"min":0,"max":0,"step":0}};
const schema21 = {"properties":{"key":0,"type":0,"label":0,"description":0,"default":0,"required":0,"scope":0,"placeholder":0,"maxLength":0,"min":0,"max":0,"step":0}};
const schema22 = {"properties":{"key":0,"type":0,"label":0,"description":0,"default":0,"options":0,"required":0,"scope":0,"placeholder":0,"maxLength":0,"min":0,"max":0,"step":0}};
const schema23 = {"properties":{"key":0,"type":0,"label":0,"description":0,"required":0,"scope":0,"placeholder":0,"maxLength":0,"min":0,"max":0,"step":0}};
const schema24 = {"properties":{"key":0,"type":0,"label":0,"description":0,"default":0,"required":0,"scope":0,"placeholder":0,"maxLength":0,"min":0,"max":0,"step":0}};
const pattern12 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern13 = new RegExp("^[a-z][a-z0-9-]{0,31}$", "u");
const pattern19 = new RegExp("^[a-z0-9][a-z0-9-]{0,47}/[a-z0-9][a-z0-9-]{0,47}$", "u");
function validate0(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.manifestVersion === undefined) || (!(func0.call(data, "manifestVersion")))){
return false;
}
if((data.name === undefined) || (!(func0.call(data, "name")))){
return false;
}
if((data.displayName === undefined) || (!(func0.call(data, "displayName")))){
return false;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
return false;
}
if((data.protocol === undefined) || (!(func0.call(data, "protocol")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0.properties, key0))){
return false;
}
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
if(typeof data0 === "string"){
if(func7(data0) > 500){
return false;
}
}
else {
return false;
}
}
if(data.manifestVersion !== undefined && func0.call(data, "manifestVersion")){
if(1 !== data.manifestVersion){
return false;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data2 = data.name;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
return false;
}
}
else {
return false;
}
}
if(data.displayName !== undefined && func0.call(data, "displayName")){
if(!validate1(data.displayName)){
return false;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(!validate2(data.version)){
return false;
}
}
if(data.protocol !== undefined && func0.call(data, "protocol")){
if(1 !== data.protocol){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(!validate3(data.description)){
return false;
}
}
if(data.author !== undefined && func0.call(data, "author")){
if(!validate4(data.author)){
return false;
}
}
if(data.license !== undefined && func0.call(data, "license")){
let data8 = data.license;
if(typeof data8 === "string"){
if(func7(data8) > 100){
return false;
}
if(func7(data8) < 1){
return false;
}
}
else {
return false;
}
}
if(data.homepage !== undefined && func0.call(data, "homepage")){
let data9 = data.homepage;
if(typeof data9 === "string"){
if(func7(data9) > 500){
return false;
}
if(!pattern1.test(data9)){
return false;
}
}
else {
return false;
}
}
if(data.keywords !== undefined && func0.call(data, "keywords")){
let data10 = data.keywords;
if(Array.isArray(data10)){
if(data10.length > 20){
return false;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if(func7(data11) > 40){
return false;
}
if(func7(data11) < 1){
return false;
}
}
else {
return false;
}
}
if(!allDifferent(data10)){
return false;
}
}
else {
return false;
}
}
if(data.icon !== undefined && func0.call(data, "icon")){
let data12 = data.icon;
if(typeof data12 === "string"){
if(func7(data12) > 240){
return false;
}
if(func7(data12) < 1){
return false;
}
}
else {
return false;
}
}
if(data.minAppVersion !== undefined && func0.call(data, "minAppVersion")){
if(!validate2(data.minAppVersion)){
return false;
}
}
if(data.entry !== undefined && func0.call(data, "entry")){
let data14 = data.entry;
if(typeof data14 === "string"){
if(func7(data14) > 240){
return false;
}
if(func7(data14) < 1){
return false;
}
}
else {
return false;
}
}
if(data.card !== undefined && func0.call(data, "card")){
if(!validate5(data.card)){
return false;
}
}
if(data.permissions !== undefined && func0.call(data, "permissions")){
let data16 = data.permissions;
if(Array.isArray(data16)){
if(data16.length > 32){
return false;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(!validate6(data16[i1])){
return false;
}
}
}
else {
return false;
}
}
if(data.settings !== undefined && func0.call(data, "settings")){
let data18 = data.settings;
if(Array.isArray(data18)){
if(data18.length > 40){
return false;
}
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(!validate7(data18[i2])){
return false;
}
}
}
else {
return false;
}
}
if(data.ports !== undefined && func0.call(data, "ports")){
if(!validate8(data.ports)){
return false;
}
}
if(data.tools !== undefined && func0.call(data, "tools")){
let data21 = data.tools;
if(Array.isArray(data21)){
if(data21.length > 32){
return false;
}
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
if(!validate9(data21[i3])){
return false;
}
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
function validate1(data){
if(!((validate11(data)) || (validate10(data)))){
return false;
}
return true;
}
function validate2(data){
if(typeof data === "string"){
if(func7(data) > 64){
return false;
}
if(!pattern2.test(data)){
return false;
}
}
else {
return false;
}
return true;
}
function validate3(data){
if(!((validate13(data)) || (validate12(data)))){
return false;
}
return true;
}
function validate4(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "name") || (key0 === "url"))){
return false;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func7(data0) > 100){
return false;
}
if(func7(data0) < 1){
return false;
}
}
else {
return false;
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data1 = data.url;
if(typeof data1 === "string"){
if(func7(data1) > 500){
return false;
}
if(!pattern1.test(data1)){
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
for(const key0 of Object.keys(data)){
if(!(((key0 === "defaultSize") || (key0 === "minSize")) || (key0 === "maxSize"))){
return false;
}
}
if(data.defaultSize !== undefined && func0.call(data, "defaultSize")){
if(!validate14(data.defaultSize)){
return false;
}
}
if(data.minSize !== undefined && func0.call(data, "minSize")){
if(!validate14(data.minSize)){
return false;
}
}
if(data.maxSize !== undefined && func0.call(data, "maxSize")){
if(!validate14(data.maxSize)){
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
if(!(((validate15(data)) || (validate16(data))) || (validate17(data)))){
return false;
}
return true;
}
function validate7(data){
if(!tagged(list0, data, "type")){
return false;
}
return true;
}
function validate8(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "inputs") || (key0 === "outputs"))){
return false;
}
}
if(data.inputs !== undefined && func0.call(data, "inputs")){
let data0 = data.inputs;
if(Array.isArray(data0)){
if(data0.length > 16){
return false;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validate25(data0[i0])){
return false;
}
}
}
else {
return false;
}
}
if(data.outputs !== undefined && func0.call(data, "outputs")){
let data2 = data.outputs;
if(Array.isArray(data2)){
if(data2.length > 16){
return false;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!validate26(data2[i1])){
return false;
}
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
function validate9(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
return false;
}
if((data.description === undefined) || (!(func0.call(data, "description")))){
return false;
}
if((data.inputSchema === undefined) || (!(func0.call(data, "inputSchema")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "name") || (key0 === "title")) || (key0 === "description")) || (key0 === "inputSchema")) || (key0 === "readOnly")) || (key0 === "timeoutMs"))){
return false;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.title !== undefined && func0.call(data, "title")){
let data1 = data.title;
if(typeof data1 === "string"){
if(func7(data1) > 80){
return false;
}
if(func7(data1) < 1){
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
if(func7(data2) > 2000){
return false;
}
if(func7(data2) < 1){
return false;
}
}
else {
return false;
}
}
if(data.inputSchema !== undefined && func0.call(data, "inputSchema")){
if(!validate27(data.inputSchema)){
return false;
}
}
if(data.readOnly !== undefined && func0.call(data, "readOnly")){
if(typeof data.readOnly !== "boolean"){
return false;
}
}
if(data.timeoutMs !== undefined && func0.call(data, "timeoutMs")){
let data5 = data.timeoutMs;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return false;
}
if(typeof data5 == "number"){
if(data5 > 120000 || isNaN(data5)){
return false;
}
if(data5 < 1000 || isNaN(data5)){
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
function validate10(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.en === undefined) || (!(func0.call(data, "en")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "en") || (key0 === "ru")) || (key0 === "zh"))){
return false;
}
}
if(data.en !== undefined && func0.call(data, "en")){
let data0 = data.en;
if(typeof data0 === "string"){
if(func7(data0) > 80){
return false;
}
if(func7(data0) < 1){
return false;
}
}
else {
return false;
}
}
if(data.ru !== undefined && func0.call(data, "ru")){
let data1 = data.ru;
if(typeof data1 === "string"){
if(func7(data1) > 80){
return false;
}
if(func7(data1) < 1){
return false;
}
}
else {
return false;
}
}
if(data.zh !== undefined && func0.call(data, "zh")){
let data2 = data.zh;
if(typeof data2 === "string"){
if(func7(data2) > 80){
return false;
}
if(func7(data2) < 1){
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
function validate11(data){
if(typeof data === "string"){
if(func7(data) > 80){
return false;
}
if(func7(data) < 1){
return false;
}
}
else {
return false;
}
return true;
}
function validate12(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.en === undefined) || (!(func0.call(data, "en")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "en") || (key0 === "ru")) || (key0 === "zh"))){
return false;
}
}
if(data.en !== undefined && func0.call(data, "en")){
let data0 = data.en;
if(typeof data0 === "string"){
if(func7(data0) > 300){
return false;
}
if(func7(data0) < 1){
return false;
}
}
else {
return false;
}
}
if(data.ru !== undefined && func0.call(data, "ru")){
let data1 = data.ru;
if(typeof data1 === "string"){
if(func7(data1) > 300){
return false;
}
if(func7(data1) < 1){
return false;
}
}
else {
return false;
}
}
if(data.zh !== undefined && func0.call(data, "zh")){
let data2 = data.zh;
if(typeof data2 === "string"){
if(func7(data2) > 300){
return false;
}
if(func7(data2) < 1){
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
function validate13(data){
if(typeof data === "string"){
if(func7(data) > 300){
return false;
}
if(func7(data) < 1){
return false;
}
}
else {
return false;
}
return true;
}
function validate14(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.w === undefined) || (!(func0.call(data, "w")))){
return false;
}
if((data.h === undefined) || (!(func0.call(data, "h")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "w") || (key0 === "h"))){
return false;
}
}
if(data.w !== undefined && func0.call(data, "w")){
let data0 = data.w;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
if(typeof data0 == "number"){
if(data0 > 2400 || isNaN(data0)){
return false;
}
if(data0 < 200 || isNaN(data0)){
return false;
}
}
}
if(data.h !== undefined && func0.call(data, "h")){
let data1 = data.h;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return false;
}
if(typeof data1 == "number"){
if(data1 > 1800 || isNaN(data1)){
return false;
}
if(data1 < 120 || isNaN(data1)){
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
function validate15(data){
if(!((((((((((((data === "agents.read") || (data === "agents.output")) || (data === "agents.prompt")) || (data === "terminals.write")) || (data === "cards.connected")) || (data === "network.local")) || (data === "fs.read")) || (data === "fs.write")) || (data === "clipboard.write")) || (data === "canvas.spawn")) || (data === "background")) || (data === "usage.read"))){
return false;
}
return true;
}
function validate16(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
return false;
}
if((data.hosts === undefined) || (!(func0.call(data, "hosts")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "id") || (key0 === "hosts")) || (key0 === "reason")) || (key0 === "optional"))){
return false;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if("network" !== data.id){
return false;
}
}
if(data.hosts !== undefined && func0.call(data, "hosts")){
let data1 = data.hosts;
if(Array.isArray(data1)){
if(data1.length > 32){
return false;
}
if(data1.length < 1){
return false;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func7(data2) > 260){
return false;
}
if(func7(data2) < 1){
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
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(!validate3(data.reason)){
return false;
}
}
if(data.optional !== undefined && func0.call(data, "optional")){
if(typeof data.optional !== "boolean"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate17(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "reason")) || (key0 === "optional"))){
return false;
}
}
if(data.id !== undefined && func0.call(data, "id")){
if(!validate15(data.id)){
return false;
}
}
if(data.reason !== undefined && func0.call(data, "reason")){
if(!validate3(data.reason)){
return false;
}
}
if(data.optional !== undefined && func0.call(data, "optional")){
if(typeof data.optional !== "boolean"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate18(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.key === undefined) || (!(func0.call(data, "key")))){
return false;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema18.properties, key0))){
return false;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("string" !== data.type){
return false;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(!validate1(data.label)){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(!validate3(data.description)){
return false;
}
}
if(data.default !== undefined && func0.call(data, "default")){
if(typeof data.default !== "string"){
return false;
}
}
if(data.required !== undefined && func0.call(data, "required")){
if(typeof data.required !== "boolean"){
return false;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data6 = data.scope;
if(!((data6 === "instance") || (data6 === "package"))){
return false;
}
}
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
if(!validate1(data.placeholder)){
return false;
}
}
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data8 = data.maxLength;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return false;
}
if(typeof data8 == "number"){
if(data8 > 100000 || isNaN(data8)){
return false;
}
if(data8 < 1 || isNaN(data8)){
return false;
}
}
}
if(data.min !== undefined && func0.call(data, "min")){
if(!(typeof data.min == "number")){
return false;
}
}
if(data.max !== undefined && func0.call(data, "max")){
if(!(typeof data.max == "number")){
return false;
}
}
if(data.step !== undefined && func0.call(data, "step")){
let data11 = data.step;
if(typeof data11 == "number"){
if(data11 <= 0 || isNaN(data11)){
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
function validate19(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.key === undefined) || (!(func0.call(data, "key")))){
return false;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema19.properties, key0))){
return false;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("text" !== data.type){
return false;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(!validate1(data.label)){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(!validate3(data.description)){
return false;
}
}
if(data.default !== undefined && func0.call(data, "default")){
if(typeof data.default !== "string"){
return false;
}
}
if(data.required !== undefined && func0.call(data, "required")){
if(typeof data.required !== "boolean"){
return false;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data6 = data.scope;
if(!((data6 === "instance") || (data6 === "package"))){
return false;
}
}
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
if(!validate1(data.placeholder)){
return false;
}
}
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data8 = data.maxLength;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return false;
}
if(typeof data8 == "number"){
if(data8 > 100000 || isNaN(data8)){
return false;
}
if(data8 < 1 || isNaN(data8)){
return false;
}
}
}
if(data.min !== undefined && func0.call(data, "min")){
if(!(typeof data.min == "number")){
return false;
}
}
if(data.max !== undefined && func0.call(data, "max")){
if(!(typeof data.max == "number")){
return false;
}
}
if(data.step !== undefined && func0.call(data, "step")){
let data11 = data.step;
if(typeof data11 == "number"){
if(data11 <= 0 || isNaN(data11)){
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
function validate20(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.key === undefined) || (!(func0.call(data, "key")))){
return false;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema20.properties, key0))){
return false;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("number" !== data.type){
return false;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(!validate1(data.label)){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(!validate3(data.description)){
return false;
}
}
if(data.default !== undefined && func0.call(data, "default")){
if(!(typeof data.default == "number")){
return false;
}
}
if(data.required !== undefined && func0.call(data, "required")){
if(typeof data.required !== "boolean"){
return false;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data6 = data.scope;
if(!((data6 === "instance") || (data6 === "package"))){
return false;
}
}
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
if(!validate1(data.placeholder)){
return false;
}
}
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data8 = data.maxLength;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return false;
}
if(typeof data8 == "number"){
if(data8 > 100000 || isNaN(data8)){
return false;
}
if(data8 < 1 || isNaN(data8)){
return false;
}
}
}
if(data.min !== undefined && func0.call(data, "min")){
if(!(typeof data.min == "number")){
return false;
}
}
if(data.max !== undefined && func0.call(data, "max")){
if(!(typeof data.max == "number")){
return false;
}
}
if(data.step !== undefined && func0.call(data, "step")){
let data11 = data.step;
if(typeof data11 == "number"){
if(data11 <= 0 || isNaN(data11)){
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
function validate21(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.key === undefined) || (!(func0.call(data, "key")))){
return false;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema21.properties, key0))){
return false;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("boolean" !== data.type){
return false;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(!validate1(data.label)){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(!validate3(data.description)){
return false;
}
}
if(data.default !== undefined && func0.call(data, "default")){
if(typeof data.default !== "boolean"){
return false;
}
}
if(data.required !== undefined && func0.call(data, "required")){
if(typeof data.required !== "boolean"){
return false;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data6 = data.scope;
if(!((data6 === "instance") || (data6 === "package"))){
return false;
}
}
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
if(!validate1(data.placeholder)){
return false;
}
}
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data8 = data.maxLength;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return false;
}
if(typeof data8 == "number"){
if(data8 > 100000 || isNaN(data8)){
return false;
}
if(data8 < 1 || isNaN(data8)){
return false;
}
}
}
if(data.min !== undefined && func0.call(data, "min")){
if(!(typeof data.min == "number")){
return false;
}
}
if(data.max !== undefined && func0.call(data, "max")){
if(!(typeof data.max == "number")){
return false;
}
}
if(data.step !== undefined && func0.call(data, "step")){
let data11 = data.step;
if(typeof data11 == "number"){
if(data11 <= 0 || isNaN(data11)){
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
function validate22(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.key === undefined) || (!(func0.call(data, "key")))){
return false;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
return false;
}
if((data.options === undefined) || (!(func0.call(data, "options")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema22.properties, key0))){
return false;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("select" !== data.type){
return false;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(!validate1(data.label)){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(!validate3(data.description)){
return false;
}
}
if(data.default !== undefined && func0.call(data, "default")){
if(typeof data.default !== "string"){
return false;
}
}
if(data.options !== undefined && func0.call(data, "options")){
let data5 = data.options;
if(Array.isArray(data5)){
if(data5.length > 50){
return false;
}
if(data5.length < 1){
return false;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!validate28(data5[i0])){
return false;
}
}
}
else {
return false;
}
}
if(data.required !== undefined && func0.call(data, "required")){
if(typeof data.required !== "boolean"){
return false;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data8 = data.scope;
if(!((data8 === "instance") || (data8 === "package"))){
return false;
}
}
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
if(!validate1(data.placeholder)){
return false;
}
}
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data10 = data.maxLength;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
return false;
}
if(typeof data10 == "number"){
if(data10 > 100000 || isNaN(data10)){
return false;
}
if(data10 < 1 || isNaN(data10)){
return false;
}
}
}
if(data.min !== undefined && func0.call(data, "min")){
if(!(typeof data.min == "number")){
return false;
}
}
if(data.max !== undefined && func0.call(data, "max")){
if(!(typeof data.max == "number")){
return false;
}
}
if(data.step !== undefined && func0.call(data, "step")){
let data13 = data.step;
if(typeof data13 == "number"){
if(data13 <= 0 || isNaN(data13)){
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
function validate23(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.key === undefined) || (!(func0.call(data, "key")))){
return false;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema23.properties, key0))){
return false;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("secret" !== data.type){
return false;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(!validate1(data.label)){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(!validate3(data.description)){
return false;
}
}
if(data.required !== undefined && func0.call(data, "required")){
if(typeof data.required !== "boolean"){
return false;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data5 = data.scope;
if(!((data5 === "instance") || (data5 === "package"))){
return false;
}
}
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
if(!validate1(data.placeholder)){
return false;
}
}
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data7 = data.maxLength;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
return false;
}
if(typeof data7 == "number"){
if(data7 > 100000 || isNaN(data7)){
return false;
}
if(data7 < 1 || isNaN(data7)){
return false;
}
}
}
if(data.min !== undefined && func0.call(data, "min")){
if(!(typeof data.min == "number")){
return false;
}
}
if(data.max !== undefined && func0.call(data, "max")){
if(!(typeof data.max == "number")){
return false;
}
}
if(data.step !== undefined && func0.call(data, "step")){
let data10 = data.step;
if(typeof data10 == "number"){
if(data10 <= 0 || isNaN(data10)){
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
function validate24(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.key === undefined) || (!(func0.call(data, "key")))){
return false;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema24.properties, key0))){
return false;
}
}
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if("color" !== data.type){
return false;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(!validate1(data.label)){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(!validate3(data.description)){
return false;
}
}
if(data.default !== undefined && func0.call(data, "default")){
let data4 = data.default;
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
return false;
}
}
else {
return false;
}
}
if(data.required !== undefined && func0.call(data, "required")){
if(typeof data.required !== "boolean"){
return false;
}
}
if(data.scope !== undefined && func0.call(data, "scope")){
let data6 = data.scope;
if(!((data6 === "instance") || (data6 === "package"))){
return false;
}
}
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
if(!validate1(data.placeholder)){
return false;
}
}
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data8 = data.maxLength;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
return false;
}
if(typeof data8 == "number"){
if(data8 > 100000 || isNaN(data8)){
return false;
}
if(data8 < 1 || isNaN(data8)){
return false;
}
}
}
if(data.min !== undefined && func0.call(data, "min")){
if(!(typeof data.min == "number")){
return false;
}
}
if(data.max !== undefined && func0.call(data, "max")){
if(!(typeof data.max == "number")){
return false;
}
}
if(data.step !== undefined && func0.call(data, "step")){
let data11 = data.step;
if(typeof data11 == "number"){
if(data11 <= 0 || isNaN(data11)){
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
function validate25(data){
if(!((((validate29(data)) || (validate30(data))) || (validate31(data))) || (validate32(data)))){
return false;
}
return true;
}
function validate26(data){
if(!((validate33(data)) || (validate34(data)))){
return false;
}
return true;
}
function validate27(data){
return true;
}
function validate28(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.value === undefined) || (!(func0.call(data, "value")))){
return false;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "value") || (key0 === "label"))){
return false;
}
}
if(data.value !== undefined && func0.call(data, "value")){
let data0 = data.value;
if(typeof data0 === "string"){
if(func7(data0) > 200){
return false;
}
}
else {
return false;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(!validate1(data.label)){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate29(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
return false;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
return false;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "id") || (key0 === "label")) || (key0 === "description")) || (key0 === "type")) || (key0 === "schema")) || (key0 === "mode")) || (key0 === "default"))){
return false;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(!validate1(data.label)){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(!validate35(data.description)){
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(!validate36(data.type)){
return false;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if(!validate27(data.schema)){
return false;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
if("stream" !== data.mode){
return false;
}
}
if(data.default !== undefined && func0.call(data, "default")){
if(typeof data.default !== "boolean"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate30(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
return false;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
return false;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "id") || (key0 === "label")) || (key0 === "description")) || (key0 === "type")) || (key0 === "schema")) || (key0 === "mode")) || (key0 === "default"))){
return false;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(!validate1(data.label)){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(!validate35(data.description)){
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(!validate37(data.type)){
return false;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if(!validate27(data.schema)){
return false;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
if("stream" !== data.mode){
return false;
}
}
if(data.default !== undefined && func0.call(data, "default")){
if(typeof data.default !== "boolean"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate31(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
return false;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
return false;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.mode === undefined) || (!(func0.call(data, "mode")))){
return false;
}
if((data.response === undefined) || (!(func0.call(data, "response")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "id") || (key0 === "label")) || (key0 === "description")) || (key0 === "type")) || (key0 === "schema")) || (key0 === "mode")) || (key0 === "response")) || (key0 === "default"))){
return false;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(!validate1(data.label)){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(!validate35(data.description)){
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(!validate36(data.type)){
return false;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if(!validate27(data.schema)){
return false;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
if("request" !== data.mode){
return false;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!validate38(data.response)){
return false;
}
}
if(data.default !== undefined && func0.call(data, "default")){
if(typeof data.default !== "boolean"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate32(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
return false;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
return false;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
return false;
}
if((data.mode === undefined) || (!(func0.call(data, "mode")))){
return false;
}
if((data.response === undefined) || (!(func0.call(data, "response")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "id") || (key0 === "label")) || (key0 === "description")) || (key0 === "type")) || (key0 === "schema")) || (key0 === "mode")) || (key0 === "response")) || (key0 === "default"))){
return false;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(!validate1(data.label)){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(!validate35(data.description)){
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(!validate37(data.type)){
return false;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if(!validate27(data.schema)){
return false;
}
}
if(data.mode !== undefined && func0.call(data, "mode")){
if("request" !== data.mode){
return false;
}
}
if(data.response !== undefined && func0.call(data, "response")){
if(!validate38(data.response)){
return false;
}
}
if(data.default !== undefined && func0.call(data, "default")){
if(typeof data.default !== "boolean"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate33(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
return false;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
return false;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "id") || (key0 === "label")) || (key0 === "description")) || (key0 === "type")) || (key0 === "schema")) || (key0 === "retain"))){
return false;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(!validate1(data.label)){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(!validate35(data.description)){
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(!validate36(data.type)){
return false;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if(!validate27(data.schema)){
return false;
}
}
if(data.retain !== undefined && func0.call(data, "retain")){
if(typeof data.retain !== "boolean"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate34(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
return false;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
return false;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.schema === undefined) || (!(func0.call(data, "schema")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((((((key0 === "id") || (key0 === "label")) || (key0 === "description")) || (key0 === "type")) || (key0 === "schema")) || (key0 === "retain"))){
return false;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
return false;
}
}
else {
return false;
}
}
if(data.label !== undefined && func0.call(data, "label")){
if(!validate1(data.label)){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(!validate35(data.description)){
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(!validate37(data.type)){
return false;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if(!validate27(data.schema)){
return false;
}
}
if(data.retain !== undefined && func0.call(data, "retain")){
if(typeof data.retain !== "boolean"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate35(data){
if(!((validate40(data)) || (validate39(data)))){
return false;
}
return true;
}
function validate36(data){
if(!(((((((((((((((data === "ns:any") || (data === "ns:text")) || (data === "ns:markdown")) || (data === "ns:number")) || (data === "ns:boolean")) || (data === "ns:json")) || (data === "ns:url")) || (data === "ns:image")) || (data === "ns:file-ref")) || (data === "ns:task")) || (data === "ns:tasks")) || (data === "ns:task-patch")) || (data === "ns:table")) || (data === "ns:event")) || (data === "ns:trigger"))){
return false;
}
return true;
}
function validate37(data){
if(typeof data === "string"){
if(!pattern19.test(data)){
return false;
}
}
else {
return false;
}
return true;
}
function validate38(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "type") || (key0 === "schema"))){
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
if(!validate41(data.type)){
return false;
}
}
if(data.schema !== undefined && func0.call(data, "schema")){
if(!validate27(data.schema)){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate39(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.en === undefined) || (!(func0.call(data, "en")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "en") || (key0 === "ru")) || (key0 === "zh"))){
return false;
}
}
if(data.en !== undefined && func0.call(data, "en")){
let data0 = data.en;
if(typeof data0 === "string"){
if(func7(data0) > 500){
return false;
}
if(func7(data0) < 1){
return false;
}
}
else {
return false;
}
}
if(data.ru !== undefined && func0.call(data, "ru")){
let data1 = data.ru;
if(typeof data1 === "string"){
if(func7(data1) > 500){
return false;
}
if(func7(data1) < 1){
return false;
}
}
else {
return false;
}
}
if(data.zh !== undefined && func0.call(data, "zh")){
let data2 = data.zh;
if(typeof data2 === "string"){
if(func7(data2) > 500){
return false;
}
if(func7(data2) < 1){
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
function validate40(data){
if(typeof data === "string"){
if(func7(data) > 500){
return false;
}
if(func7(data) < 1){
return false;
}
}
else {
return false;
}
return true;
}
function validate41(data){
if(!((validate36(data)) || (validate37(data)))){
return false;
}
return true;
}
