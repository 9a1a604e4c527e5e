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
  return new Set(items.map(canonical)).size === items.length;
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
const pattern2 = new RegExp("^https://\\S*$", "u");
function validate2(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func7(data) > 80){
validate2.errors = [0];
return false;
}
else {
if(func7(data) < 1){
validate2.errors = [0];
return false;
}
}
}
else {
validate2.errors = [0];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}
function validate4(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.en === undefined) || (!(func0.call(data, "en")))) && (missing0 = "en")){
validate4.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "en") || (key0 === "ru")) || (key0 === "zh"))){
validate4.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.en !== undefined && func0.call(data, "en")){
let data0 = data.en;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func7(data0) > 80){
validate4.errors = [0];
return false;
}
else {
if(func7(data0) < 1){
validate4.errors = [0];
return false;
}
}
}
else {
validate4.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ru !== undefined && func0.call(data, "ru")){
let data1 = data.ru;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func7(data1) > 80){
validate4.errors = [0];
return false;
}
else {
if(func7(data1) < 1){
validate4.errors = [0];
return false;
}
}
}
else {
validate4.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zh !== undefined && func0.call(data, "zh")){
let data2 = data.zh;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func7(data2) > 80){
validate4.errors = [0];
return false;
}
else {
if(func7(data2) < 1){
validate4.errors = [0];
return false;
}
}
}
else {
validate4.errors = [0];
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
validate4.errors = [0];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
function validate1(data){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate2(data))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate4(data))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate1.errors = vErrors;
return errors === 0;
}
const pattern1 = new RegExp("^(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)(?:-[0-9A-Za-z.-]+)?(?:\\+[0-9A-Za-z.-]+)?$", "u");
function validate7(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func7(data) > 64){
validate7.errors = [0];
return false;
}
else {
if(!pattern1.test(data)){
validate7.errors = [0];
return false;
}
}
}
else {
validate7.errors = [0];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}
function validate10(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func7(data) > 300){
validate10.errors = [0];
return false;
}
else {
if(func7(data) < 1){
validate10.errors = [0];
return false;
}
}
}
else {
validate10.errors = [0];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}
function validate12(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.en === undefined) || (!(func0.call(data, "en")))) && (missing0 = "en")){
validate12.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "en") || (key0 === "ru")) || (key0 === "zh"))){
validate12.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.en !== undefined && func0.call(data, "en")){
let data0 = data.en;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func7(data0) > 300){
validate12.errors = [0];
return false;
}
else {
if(func7(data0) < 1){
validate12.errors = [0];
return false;
}
}
}
else {
validate12.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ru !== undefined && func0.call(data, "ru")){
let data1 = data.ru;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func7(data1) > 300){
validate12.errors = [0];
return false;
}
else {
if(func7(data1) < 1){
validate12.errors = [0];
return false;
}
}
}
else {
validate12.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zh !== undefined && func0.call(data, "zh")){
let data2 = data.zh;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func7(data2) > 300){
validate12.errors = [0];
return false;
}
else {
if(func7(data2) < 1){
validate12.errors = [0];
return false;
}
}
}
else {
validate12.errors = [0];
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
validate12.errors = [0];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}
function validate9(data){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate10(data))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate12(data))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate9.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate9.errors = vErrors;
return errors === 0;
}
function validate15(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name")){
validate15.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "name") || (key0 === "url"))){
validate15.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func7(data0) > 100){
validate15.errors = [0];
return false;
}
else {
if(func7(data0) < 1){
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
if(data.url !== undefined && func0.call(data, "url")){
let data1 = data.url;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func7(data1) > 500){
validate15.errors = [0];
return false;
}
else {
if(!pattern2.test(data1)){
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
function validate19(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.w === undefined) || (!(func0.call(data, "w")))) && (missing0 = "w")) || (((data.h === undefined) || (!(func0.call(data, "h")))) && (missing0 = "h"))){
validate19.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "w") || (key0 === "h"))){
validate19.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.w !== undefined && func0.call(data, "w")){
let data0 = data.w;
const _errs2 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate19.errors = [0];
return false;
}
if(errors === _errs2){
if(typeof data0 == "number"){
if(data0 > 2400 || isNaN(data0)){
validate19.errors = [0];
return false;
}
else {
if(data0 < 200 || isNaN(data0)){
validate19.errors = [0];
return false;
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.h !== undefined && func0.call(data, "h")){
let data1 = data.h;
const _errs4 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate19.errors = [0];
return false;
}
if(errors === _errs4){
if(typeof data1 == "number"){
if(data1 > 1800 || isNaN(data1)){
validate19.errors = [0];
return false;
}
else {
if(data1 < 120 || isNaN(data1)){
validate19.errors = [0];
return false;
}
}
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
validate19.errors = [0];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}
function validate18(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "defaultSize") || (key0 === "minSize")) || (key0 === "maxSize"))){
validate18.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.defaultSize !== undefined && func0.call(data, "defaultSize")){
const _errs2 = errors;
if(!(validate19(data.defaultSize))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minSize !== undefined && func0.call(data, "minSize")){
const _errs3 = errors;
if(!(validate19(data.minSize))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxSize !== undefined && func0.call(data, "maxSize")){
const _errs4 = errors;
if(!(validate19(data.maxSize))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
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
validate18.errors = [0];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}
function validate25(data){
let vErrors = null;
let errors = 0;
if(!((((((((((((data === "agents.read") || (data === "agents.output")) || (data === "agents.prompt")) || (data === "terminals.write")) || (data === "cards.connected")) || (data === "network.local")) || (data === "fs.read")) || (data === "fs.write")) || (data === "clipboard.write")) || (data === "canvas.spawn")) || (data === "background")) || (data === "usage.read"))){
validate25.errors = [0];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}
function validate27(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.hosts === undefined) || (!(func0.call(data, "hosts")))) && (missing0 = "hosts"))){
validate27.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((key0 === "id") || (key0 === "hosts")) || (key0 === "reason")) || (key0 === "optional"))){
validate27.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined && func0.call(data, "id")){
const _errs2 = errors;
if("network" !== data.id){
validate27.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hosts !== undefined && func0.call(data, "hosts")){
let data1 = data.hosts;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 32){
validate27.errors = [0];
return false;
}
else {
if(data1.length < 1){
validate27.errors = [0];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func7(data2) > 260){
validate27.errors = [0];
return false;
}
else {
if(func7(data2) < 1){
validate27.errors = [0];
return false;
}
}
}
else {
validate27.errors = [0];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate27.errors = [0];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined && func0.call(data, "reason")){
const _errs7 = errors;
if(!(validate9(data.reason))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optional !== undefined && func0.call(data, "optional")){
const _errs8 = errors;
if(typeof data.optional !== "boolean"){
validate27.errors = [0];
return false;
}
var valid0 = _errs8 === errors;
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
else {
validate27.errors = [0];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
function validate30(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")){
validate30.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "reason")) || (key0 === "optional"))){
validate30.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined && func0.call(data, "id")){
const _errs2 = errors;
if(!(validate25(data.id))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined && func0.call(data, "reason")){
const _errs3 = errors;
if(!(validate9(data.reason))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optional !== undefined && func0.call(data, "optional")){
const _errs4 = errors;
if(typeof data.optional !== "boolean"){
validate30.errors = [0];
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
}
else {
validate30.errors = [0];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
function validate24(data){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate25(data))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate27(data))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate30(data))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate24.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate24.errors = vErrors;
return errors === 0;
}
const schema16 = {"properties":{"key":0,"type":0,"label":0,"description":0,"default":0,"required":0,"scope":0,"placeholder":0,"maxLength":0,"min":0,"max":0,"step":0}};
const pattern4 = new RegExp("^[a-zA-Z][a-zA-Z0-9_-]{0,63}$", "u");
function validate36(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.key === undefined) || (!(func0.call(data, "key")))) && (missing0 = "key")) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))) || (((data.label === undefined) || (!(func0.call(data, "label")))) && (missing0 = "label"))){
validate36.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema16.properties, key0))){
validate36.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate36.errors = [0];
return false;
}
}
else {
validate36.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
const _errs4 = errors;
if("string" !== data.type){
validate36.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined && func0.call(data, "label")){
const _errs5 = errors;
if(!(validate1(data.label))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs6 = errors;
if(!(validate9(data.description))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
const _errs7 = errors;
if(typeof data.default !== "string"){
validate36.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined && func0.call(data, "required")){
const _errs9 = errors;
if(typeof data.required !== "boolean"){
validate36.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined && func0.call(data, "scope")){
let data6 = data.scope;
const _errs11 = errors;
if(!((data6 === "instance") || (data6 === "package"))){
validate36.errors = [0];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
const _errs12 = errors;
if(!(validate1(data.placeholder))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data8 = data.maxLength;
const _errs13 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate36.errors = [0];
return false;
}
if(errors === _errs13){
if(typeof data8 == "number"){
if(data8 > 100000 || isNaN(data8)){
validate36.errors = [0];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate36.errors = [0];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min !== undefined && func0.call(data, "min")){
const _errs15 = errors;
if(!(typeof data.min == "number")){
validate36.errors = [0];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined && func0.call(data, "max")){
const _errs17 = errors;
if(!(typeof data.max == "number")){
validate36.errors = [0];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined && func0.call(data, "step")){
let data11 = data.step;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data11 == "number"){
if(data11 <= 0 || isNaN(data11)){
validate36.errors = [0];
return false;
}
}
else {
validate36.errors = [0];
return false;
}
}
var valid0 = _errs19 === errors;
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
else {
validate36.errors = [0];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
const schema17 = {"properties":{"key":0,"type":0,"label":0,"description":0,"default":0,"required":0,"scope":0,"placeholder":0,"maxLength":0,"min":0,"max":0,"step":0}};
function validate41(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.key === undefined) || (!(func0.call(data, "key")))) && (missing0 = "key")) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))) || (((data.label === undefined) || (!(func0.call(data, "label")))) && (missing0 = "label"))){
validate41.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema17.properties, key0))){
validate41.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate41.errors = [0];
return false;
}
}
else {
validate41.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
const _errs4 = errors;
if("text" !== data.type){
validate41.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined && func0.call(data, "label")){
const _errs5 = errors;
if(!(validate1(data.label))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs6 = errors;
if(!(validate9(data.description))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
const _errs7 = errors;
if(typeof data.default !== "string"){
validate41.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined && func0.call(data, "required")){
const _errs9 = errors;
if(typeof data.required !== "boolean"){
validate41.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined && func0.call(data, "scope")){
let data6 = data.scope;
const _errs11 = errors;
if(!((data6 === "instance") || (data6 === "package"))){
validate41.errors = [0];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
const _errs12 = errors;
if(!(validate1(data.placeholder))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data8 = data.maxLength;
const _errs13 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate41.errors = [0];
return false;
}
if(errors === _errs13){
if(typeof data8 == "number"){
if(data8 > 100000 || isNaN(data8)){
validate41.errors = [0];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate41.errors = [0];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min !== undefined && func0.call(data, "min")){
const _errs15 = errors;
if(!(typeof data.min == "number")){
validate41.errors = [0];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined && func0.call(data, "max")){
const _errs17 = errors;
if(!(typeof data.max == "number")){
validate41.errors = [0];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined && func0.call(data, "step")){
let data11 = data.step;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data11 == "number"){
if(data11 <= 0 || isNaN(data11)){
validate41.errors = [0];
return false;
}
}
else {
validate41.errors = [0];
return false;
}
}
var valid0 = _errs19 === errors;
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
else {
validate41.errors = [0];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
const schema18 = {"properties":{"key":0,"type":0,"label":0,"description":0,"default":0,"required":0,"scope":0,"placeholder":0,"maxLength":0,"min":0,"max":0,"step":0}};
function validate46(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.key === undefined) || (!(func0.call(data, "key")))) && (missing0 = "key")) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))) || (((data.label === undefined) || (!(func0.call(data, "label")))) && (missing0 = "label"))){
validate46.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema18.properties, key0))){
validate46.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate46.errors = [0];
return false;
}
}
else {
validate46.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
const _errs4 = errors;
if("number" !== data.type){
validate46.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined && func0.call(data, "label")){
const _errs5 = errors;
if(!(validate1(data.label))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs6 = errors;
if(!(validate9(data.description))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
const _errs7 = errors;
if(!(typeof data.default == "number")){
validate46.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined && func0.call(data, "required")){
const _errs9 = errors;
if(typeof data.required !== "boolean"){
validate46.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined && func0.call(data, "scope")){
let data6 = data.scope;
const _errs11 = errors;
if(!((data6 === "instance") || (data6 === "package"))){
validate46.errors = [0];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
const _errs12 = errors;
if(!(validate1(data.placeholder))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data8 = data.maxLength;
const _errs13 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate46.errors = [0];
return false;
}
if(errors === _errs13){
if(typeof data8 == "number"){
if(data8 > 100000 || isNaN(data8)){
validate46.errors = [0];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate46.errors = [0];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min !== undefined && func0.call(data, "min")){
const _errs15 = errors;
if(!(typeof data.min == "number")){
validate46.errors = [0];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined && func0.call(data, "max")){
const _errs17 = errors;
if(!(typeof data.max == "number")){
validate46.errors = [0];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined && func0.call(data, "step")){
let data11 = data.step;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data11 == "number"){
if(data11 <= 0 || isNaN(data11)){
validate46.errors = [0];
return false;
}
}
else {
validate46.errors = [0];
return false;
}
}
var valid0 = _errs19 === errors;
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
else {
validate46.errors = [0];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
const schema19 = {"properties":{"key":0,"type":0,"label":0,"description":0,"default":0,"required":0,"scope":0,"placeholder":0,"maxLength":0,"min":0,"max":0,"step":0}};
function validate51(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.key === undefined) || (!(func0.call(data, "key")))) && (missing0 = "key")) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))) || (((data.label === undefined) || (!(func0.call(data, "label")))) && (missing0 = "label"))){
validate51.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema19.properties, key0))){
validate51.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate51.errors = [0];
return false;
}
}
else {
validate51.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
const _errs4 = errors;
if("boolean" !== data.type){
validate51.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined && func0.call(data, "label")){
const _errs5 = errors;
if(!(validate1(data.label))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs6 = errors;
if(!(validate9(data.description))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
const _errs7 = errors;
if(typeof data.default !== "boolean"){
validate51.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined && func0.call(data, "required")){
const _errs9 = errors;
if(typeof data.required !== "boolean"){
validate51.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined && func0.call(data, "scope")){
let data6 = data.scope;
const _errs11 = errors;
if(!((data6 === "instance") || (data6 === "package"))){
validate51.errors = [0];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
const _errs12 = errors;
if(!(validate1(data.placeholder))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data8 = data.maxLength;
const _errs13 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate51.errors = [0];
return false;
}
if(errors === _errs13){
if(typeof data8 == "number"){
if(data8 > 100000 || isNaN(data8)){
validate51.errors = [0];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate51.errors = [0];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min !== undefined && func0.call(data, "min")){
const _errs15 = errors;
if(!(typeof data.min == "number")){
validate51.errors = [0];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined && func0.call(data, "max")){
const _errs17 = errors;
if(!(typeof data.max == "number")){
validate51.errors = [0];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined && func0.call(data, "step")){
let data11 = data.step;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data11 == "number"){
if(data11 <= 0 || isNaN(data11)){
validate51.errors = [0];
return false;
}
}
else {
validate51.errors = [0];
return false;
}
}
var valid0 = _errs19 === errors;
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
else {
validate51.errors = [0];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
const schema20 = {"properties":{"key":0,"type":0,"label":0,"description":0,"default":0,"options":0,"required":0,"scope":0,"placeholder":0,"maxLength":0,"min":0,"max":0,"step":0}};
function validate59(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.value === undefined) || (!(func0.call(data, "value")))) && (missing0 = "value")) || (((data.label === undefined) || (!(func0.call(data, "label")))) && (missing0 = "label"))){
validate59.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "value") || (key0 === "label"))){
validate59.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.value !== undefined && func0.call(data, "value")){
let data0 = data.value;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func7(data0) > 200){
validate59.errors = [0];
return false;
}
}
else {
validate59.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined && func0.call(data, "label")){
const _errs4 = errors;
if(!(validate1(data.label))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
validate59.errors = [0];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
function validate56(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.key === undefined) || (!(func0.call(data, "key")))) && (missing0 = "key")) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))) || (((data.label === undefined) || (!(func0.call(data, "label")))) && (missing0 = "label"))) || (((data.options === undefined) || (!(func0.call(data, "options")))) && (missing0 = "options"))){
validate56.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema20.properties, key0))){
validate56.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate56.errors = [0];
return false;
}
}
else {
validate56.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
const _errs4 = errors;
if("select" !== data.type){
validate56.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined && func0.call(data, "label")){
const _errs5 = errors;
if(!(validate1(data.label))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs6 = errors;
if(!(validate9(data.description))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
const _errs7 = errors;
if(typeof data.default !== "string"){
validate56.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined && func0.call(data, "options")){
let data5 = data.options;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data5)){
if(data5.length > 50){
validate56.errors = [0];
return false;
}
else {
if(data5.length < 1){
validate56.errors = [0];
return false;
}
else {
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate59(data5[i0]))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate56.errors = [0];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined && func0.call(data, "required")){
const _errs12 = errors;
if(typeof data.required !== "boolean"){
validate56.errors = [0];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined && func0.call(data, "scope")){
let data8 = data.scope;
const _errs14 = errors;
if(!((data8 === "instance") || (data8 === "package"))){
validate56.errors = [0];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
const _errs15 = errors;
if(!(validate1(data.placeholder))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data10 = data.maxLength;
const _errs16 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate56.errors = [0];
return false;
}
if(errors === _errs16){
if(typeof data10 == "number"){
if(data10 > 100000 || isNaN(data10)){
validate56.errors = [0];
return false;
}
else {
if(data10 < 1 || isNaN(data10)){
validate56.errors = [0];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min !== undefined && func0.call(data, "min")){
const _errs18 = errors;
if(!(typeof data.min == "number")){
validate56.errors = [0];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined && func0.call(data, "max")){
const _errs20 = errors;
if(!(typeof data.max == "number")){
validate56.errors = [0];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined && func0.call(data, "step")){
let data13 = data.step;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data13 == "number"){
if(data13 <= 0 || isNaN(data13)){
validate56.errors = [0];
return false;
}
}
else {
validate56.errors = [0];
return false;
}
}
var valid0 = _errs22 === errors;
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
else {
validate56.errors = [0];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
const schema22 = {"properties":{"key":0,"type":0,"label":0,"description":0,"required":0,"scope":0,"placeholder":0,"maxLength":0,"min":0,"max":0,"step":0}};
function validate64(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.key === undefined) || (!(func0.call(data, "key")))) && (missing0 = "key")) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))) || (((data.label === undefined) || (!(func0.call(data, "label")))) && (missing0 = "label"))){
validate64.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema22.properties, key0))){
validate64.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate64.errors = [0];
return false;
}
}
else {
validate64.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
const _errs4 = errors;
if("secret" !== data.type){
validate64.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined && func0.call(data, "label")){
const _errs5 = errors;
if(!(validate1(data.label))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs6 = errors;
if(!(validate9(data.description))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.required !== undefined && func0.call(data, "required")){
const _errs7 = errors;
if(typeof data.required !== "boolean"){
validate64.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined && func0.call(data, "scope")){
let data5 = data.scope;
const _errs9 = errors;
if(!((data5 === "instance") || (data5 === "package"))){
validate64.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
const _errs10 = errors;
if(!(validate1(data.placeholder))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data7 = data.maxLength;
const _errs11 = errors;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate64.errors = [0];
return false;
}
if(errors === _errs11){
if(typeof data7 == "number"){
if(data7 > 100000 || isNaN(data7)){
validate64.errors = [0];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate64.errors = [0];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min !== undefined && func0.call(data, "min")){
const _errs13 = errors;
if(!(typeof data.min == "number")){
validate64.errors = [0];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined && func0.call(data, "max")){
const _errs15 = errors;
if(!(typeof data.max == "number")){
validate64.errors = [0];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined && func0.call(data, "step")){
let data10 = data.step;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data10 == "number"){
if(data10 <= 0 || isNaN(data10)){
validate64.errors = [0];
return false;
}
}
else {
validate64.errors = [0];
return false;
}
}
var valid0 = _errs17 === errors;
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
else {
validate64.errors = [0];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
const schema23 = {"properties":{"key":0,"type":0,"label":0,"description":0,"default":0,"required":0,"scope":0,"placeholder":0,"maxLength":0,"min":0,"max":0,"step":0}};
const pattern11 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
function validate69(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.key === undefined) || (!(func0.call(data, "key")))) && (missing0 = "key")) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))) || (((data.label === undefined) || (!(func0.call(data, "label")))) && (missing0 = "label"))){
validate69.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema23.properties, key0))){
validate69.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.key !== undefined && func0.call(data, "key")){
let data0 = data.key;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate69.errors = [0];
return false;
}
}
else {
validate69.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
const _errs4 = errors;
if("color" !== data.type){
validate69.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined && func0.call(data, "label")){
const _errs5 = errors;
if(!(validate1(data.label))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs6 = errors;
if(!(validate9(data.description))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
let data4 = data.default;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(!pattern11.test(data4)){
validate69.errors = [0];
return false;
}
}
else {
validate69.errors = [0];
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
const _errs9 = errors;
if(typeof data.required !== "boolean"){
validate69.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scope !== undefined && func0.call(data, "scope")){
let data6 = data.scope;
const _errs11 = errors;
if(!((data6 === "instance") || (data6 === "package"))){
validate69.errors = [0];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.placeholder !== undefined && func0.call(data, "placeholder")){
const _errs12 = errors;
if(!(validate1(data.placeholder))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maxLength !== undefined && func0.call(data, "maxLength")){
let data8 = data.maxLength;
const _errs13 = errors;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
validate69.errors = [0];
return false;
}
if(errors === _errs13){
if(typeof data8 == "number"){
if(data8 > 100000 || isNaN(data8)){
validate69.errors = [0];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate69.errors = [0];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min !== undefined && func0.call(data, "min")){
const _errs15 = errors;
if(!(typeof data.min == "number")){
validate69.errors = [0];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max !== undefined && func0.call(data, "max")){
const _errs17 = errors;
if(!(typeof data.max == "number")){
validate69.errors = [0];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined && func0.call(data, "step")){
let data11 = data.step;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data11 == "number"){
if(data11 <= 0 || isNaN(data11)){
validate69.errors = [0];
return false;
}
}
else {
validate69.errors = [0];
return false;
}
}
var valid0 = _errs19 === errors;
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
else {
validate69.errors = [0];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
function validate35(data){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate36(data))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate41(data))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate46(data))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate51(data))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(!(validate56(data))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs6 = errors;
if(!(validate64(data))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(!(validate69(data))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
}
}
if(!valid0){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate35.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate35.errors = vErrors;
return errors === 0;
}
const pattern12 = new RegExp("^[a-z][a-z0-9-]{0,31}$", "u");
function validate80(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func7(data) > 500){
validate80.errors = [0];
return false;
}
else {
if(func7(data) < 1){
validate80.errors = [0];
return false;
}
}
}
else {
validate80.errors = [0];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
function validate82(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.en === undefined) || (!(func0.call(data, "en")))) && (missing0 = "en")){
validate82.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "en") || (key0 === "ru")) || (key0 === "zh"))){
validate82.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.en !== undefined && func0.call(data, "en")){
let data0 = data.en;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func7(data0) > 500){
validate82.errors = [0];
return false;
}
else {
if(func7(data0) < 1){
validate82.errors = [0];
return false;
}
}
}
else {
validate82.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ru !== undefined && func0.call(data, "ru")){
let data1 = data.ru;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func7(data1) > 500){
validate82.errors = [0];
return false;
}
else {
if(func7(data1) < 1){
validate82.errors = [0];
return false;
}
}
}
else {
validate82.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zh !== undefined && func0.call(data, "zh")){
let data2 = data.zh;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func7(data2) > 500){
validate82.errors = [0];
return false;
}
else {
if(func7(data2) < 1){
validate82.errors = [0];
return false;
}
}
}
else {
validate82.errors = [0];
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
validate82.errors = [0];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
function validate79(data){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate80(data))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate82(data))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate79.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate79.errors = vErrors;
return errors === 0;
}
function validate85(data){
let vErrors = null;
let errors = 0;
if(!(((((((((((((((data === "ns:any") || (data === "ns:text")) || (data === "ns:markdown")) || (data === "ns:number")) || (data === "ns:boolean")) || (data === "ns:json")) || (data === "ns:url")) || (data === "ns:image")) || (data === "ns:file-ref")) || (data === "ns:task")) || (data === "ns:tasks")) || (data === "ns:task-patch")) || (data === "ns:table")) || (data === "ns:event")) || (data === "ns:trigger"))){
validate85.errors = [0];
return false;
}
validate85.errors = vErrors;
return errors === 0;
}
function validate87(data){
validate87.errors = null;
return true;
}
function validate77(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.label === undefined) || (!(func0.call(data, "label")))) && (missing0 = "label"))) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))){
validate77.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "id") || (key0 === "label")) || (key0 === "description")) || (key0 === "type")) || (key0 === "schema")) || (key0 === "mode")) || (key0 === "default"))){
validate77.errors = [0];
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
if(!pattern12.test(data0)){
validate77.errors = [0];
return false;
}
}
else {
validate77.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined && func0.call(data, "label")){
const _errs4 = errors;
if(!(validate1(data.label))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs5 = errors;
if(!(validate79(data.description))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
const _errs6 = errors;
if(!(validate85(data.type))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined && func0.call(data, "schema")){
const _errs7 = errors;
if(!(validate87(data.schema))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined && func0.call(data, "mode")){
const _errs8 = errors;
if("stream" !== data.mode){
validate77.errors = [0];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
const _errs9 = errors;
if(typeof data.default !== "boolean"){
validate77.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
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
else {
validate77.errors = [0];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
const pattern14 = new RegExp("^[a-z0-9][a-z0-9-]{0,47}/[a-z0-9][a-z0-9-]{0,47}$", "u");
function validate93(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(!pattern14.test(data)){
validate93.errors = [0];
return false;
}
}
else {
validate93.errors = [0];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
function validate90(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.label === undefined) || (!(func0.call(data, "label")))) && (missing0 = "label"))) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))) || (((data.schema === undefined) || (!(func0.call(data, "schema")))) && (missing0 = "schema"))){
validate90.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((((((key0 === "id") || (key0 === "label")) || (key0 === "description")) || (key0 === "type")) || (key0 === "schema")) || (key0 === "mode")) || (key0 === "default"))){
validate90.errors = [0];
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
if(!pattern12.test(data0)){
validate90.errors = [0];
return false;
}
}
else {
validate90.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined && func0.call(data, "label")){
const _errs4 = errors;
if(!(validate1(data.label))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs5 = errors;
if(!(validate79(data.description))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
const _errs6 = errors;
if(!(validate93(data.type))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined && func0.call(data, "schema")){
const _errs7 = errors;
if(!(validate87(data.schema))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined && func0.call(data, "mode")){
const _errs8 = errors;
if("stream" !== data.mode){
validate90.errors = [0];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
const _errs9 = errors;
if(typeof data.default !== "boolean"){
validate90.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
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
else {
validate90.errors = [0];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
function validate103(data){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate85(data))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate93(data))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate103.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate103.errors = vErrors;
return errors === 0;
}
function validate102(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")){
validate102.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "type") || (key0 === "schema"))){
validate102.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined && func0.call(data, "type")){
const _errs2 = errors;
if(!(validate103(data.type))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined && func0.call(data, "schema")){
const _errs3 = errors;
if(!(validate87(data.schema))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate102.errors = [0];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
function validate97(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.label === undefined) || (!(func0.call(data, "label")))) && (missing0 = "label"))) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))) || (((data.mode === undefined) || (!(func0.call(data, "mode")))) && (missing0 = "mode"))) || (((data.response === undefined) || (!(func0.call(data, "response")))) && (missing0 = "response"))){
validate97.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "id") || (key0 === "label")) || (key0 === "description")) || (key0 === "type")) || (key0 === "schema")) || (key0 === "mode")) || (key0 === "response")) || (key0 === "default"))){
validate97.errors = [0];
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
if(!pattern12.test(data0)){
validate97.errors = [0];
return false;
}
}
else {
validate97.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined && func0.call(data, "label")){
const _errs4 = errors;
if(!(validate1(data.label))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs5 = errors;
if(!(validate79(data.description))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
const _errs6 = errors;
if(!(validate85(data.type))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined && func0.call(data, "schema")){
const _errs7 = errors;
if(!(validate87(data.schema))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined && func0.call(data, "mode")){
const _errs8 = errors;
if("request" !== data.mode){
validate97.errors = [0];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined && func0.call(data, "response")){
const _errs9 = errors;
if(!(validate102(data.response))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
const _errs10 = errors;
if(typeof data.default !== "boolean"){
validate97.errors = [0];
return false;
}
var valid0 = _errs10 === errors;
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
validate97.errors = [0];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
function validate110(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.label === undefined) || (!(func0.call(data, "label")))) && (missing0 = "label"))) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))) || (((data.schema === undefined) || (!(func0.call(data, "schema")))) && (missing0 = "schema"))) || (((data.mode === undefined) || (!(func0.call(data, "mode")))) && (missing0 = "mode"))) || (((data.response === undefined) || (!(func0.call(data, "response")))) && (missing0 = "response"))){
validate110.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((((key0 === "id") || (key0 === "label")) || (key0 === "description")) || (key0 === "type")) || (key0 === "schema")) || (key0 === "mode")) || (key0 === "response")) || (key0 === "default"))){
validate110.errors = [0];
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
if(!pattern12.test(data0)){
validate110.errors = [0];
return false;
}
}
else {
validate110.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined && func0.call(data, "label")){
const _errs4 = errors;
if(!(validate1(data.label))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs5 = errors;
if(!(validate79(data.description))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
const _errs6 = errors;
if(!(validate93(data.type))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined && func0.call(data, "schema")){
const _errs7 = errors;
if(!(validate87(data.schema))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined && func0.call(data, "mode")){
const _errs8 = errors;
if("request" !== data.mode){
validate110.errors = [0];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined && func0.call(data, "response")){
const _errs9 = errors;
if(!(validate102(data.response))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default !== undefined && func0.call(data, "default")){
const _errs10 = errors;
if(typeof data.default !== "boolean"){
validate110.errors = [0];
return false;
}
var valid0 = _errs10 === errors;
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
validate110.errors = [0];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}
function validate76(data){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate77(data))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate90(data))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate97(data))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate110(data))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
}
}
if(!valid0){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate76.errors = vErrors;
return errors === 0;
}
function validate119(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.label === undefined) || (!(func0.call(data, "label")))) && (missing0 = "label"))) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))){
validate119.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "id") || (key0 === "label")) || (key0 === "description")) || (key0 === "type")) || (key0 === "schema")) || (key0 === "retain"))){
validate119.errors = [0];
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
if(!pattern12.test(data0)){
validate119.errors = [0];
return false;
}
}
else {
validate119.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined && func0.call(data, "label")){
const _errs4 = errors;
if(!(validate1(data.label))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs5 = errors;
if(!(validate79(data.description))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
const _errs6 = errors;
if(!(validate85(data.type))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined && func0.call(data, "schema")){
const _errs7 = errors;
if(!(validate87(data.schema))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retain !== undefined && func0.call(data, "retain")){
const _errs8 = errors;
if(typeof data.retain !== "boolean"){
validate119.errors = [0];
return false;
}
var valid0 = _errs8 === errors;
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
validate119.errors = [0];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}
function validate125(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id")) || (((data.label === undefined) || (!(func0.call(data, "label")))) && (missing0 = "label"))) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))) || (((data.schema === undefined) || (!(func0.call(data, "schema")))) && (missing0 = "schema"))){
validate125.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "id") || (key0 === "label")) || (key0 === "description")) || (key0 === "type")) || (key0 === "schema")) || (key0 === "retain"))){
validate125.errors = [0];
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
if(!pattern12.test(data0)){
validate125.errors = [0];
return false;
}
}
else {
validate125.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined && func0.call(data, "label")){
const _errs4 = errors;
if(!(validate1(data.label))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs5 = errors;
if(!(validate79(data.description))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined && func0.call(data, "type")){
const _errs6 = errors;
if(!(validate93(data.type))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined && func0.call(data, "schema")){
const _errs7 = errors;
if(!(validate87(data.schema))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retain !== undefined && func0.call(data, "retain")){
const _errs8 = errors;
if(typeof data.retain !== "boolean"){
validate125.errors = [0];
return false;
}
var valid0 = _errs8 === errors;
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
validate125.errors = [0];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}
function validate118(data){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate119(data))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate125(data))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate118.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate118.errors = vErrors;
return errors === 0;
}
function validate75(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "inputs") || (key0 === "outputs"))){
validate75.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.inputs !== undefined && func0.call(data, "inputs")){
let data0 = data.inputs;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 16){
validate75.errors = [0];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate76(data0[i0]))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate75.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outputs !== undefined && func0.call(data, "outputs")){
let data2 = data.outputs;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 16){
validate75.errors = [0];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(!(validate118(data2[i1]))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate75.errors = [0];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate75.errors = [0];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
const pattern19 = new RegExp("^[a-z][a-z0-9_]{0,39}$", "u");
function validate133(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name")) || (((data.description === undefined) || (!(func0.call(data, "description")))) && (missing0 = "description"))) || (((data.inputSchema === undefined) || (!(func0.call(data, "inputSchema")))) && (missing0 = "inputSchema"))){
validate133.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((((((key0 === "name") || (key0 === "title")) || (key0 === "description")) || (key0 === "inputSchema")) || (key0 === "readOnly")) || (key0 === "timeoutMs"))){
validate133.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern19.test(data0)){
validate133.errors = [0];
return false;
}
}
else {
validate133.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined && func0.call(data, "title")){
let data1 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func7(data1) > 80){
validate133.errors = [0];
return false;
}
else {
if(func7(data1) < 1){
validate133.errors = [0];
return false;
}
}
}
else {
validate133.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
let data2 = data.description;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func7(data2) > 2000){
validate133.errors = [0];
return false;
}
else {
if(func7(data2) < 1){
validate133.errors = [0];
return false;
}
}
}
else {
validate133.errors = [0];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inputSchema !== undefined && func0.call(data, "inputSchema")){
const _errs8 = errors;
if(!(validate87(data.inputSchema))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.readOnly !== undefined && func0.call(data, "readOnly")){
const _errs9 = errors;
if(typeof data.readOnly !== "boolean"){
validate133.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timeoutMs !== undefined && func0.call(data, "timeoutMs")){
let data5 = data.timeoutMs;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate133.errors = [0];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 > 120000 || isNaN(data5)){
validate133.errors = [0];
return false;
}
else {
if(data5 < 1000 || isNaN(data5)){
validate133.errors = [0];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
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
validate133.errors = [0];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
function validate0(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.manifestVersion === undefined) || (!(func0.call(data, "manifestVersion")))) && (missing0 = "manifestVersion")) || (((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name"))) || (((data.displayName === undefined) || (!(func0.call(data, "displayName")))) && (missing0 = "displayName"))) || (((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version"))) || (((data.protocol === undefined) || (!(func0.call(data, "protocol")))) && (missing0 = "protocol"))){
validate0.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.$schema !== undefined && func0.call(data, "$schema")){
let data0 = data.$schema;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func7(data0) > 500){
validate0.errors = [0];
return false;
}
}
else {
validate0.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.manifestVersion !== undefined && func0.call(data, "manifestVersion")){
const _errs4 = errors;
if(1 !== data.manifestVersion){
validate0.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined && func0.call(data, "name")){
let data2 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate0.errors = [0];
return false;
}
}
else {
validate0.errors = [0];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.displayName !== undefined && func0.call(data, "displayName")){
const _errs7 = errors;
if(!(validate1(data.displayName))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined && func0.call(data, "version")){
const _errs8 = errors;
if(!(validate7(data.version))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined && func0.call(data, "protocol")){
const _errs9 = errors;
if(1 !== data.protocol){
validate0.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs10 = errors;
if(!(validate9(data.description))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined && func0.call(data, "author")){
const _errs11 = errors;
if(!(validate15(data.author))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.license !== undefined && func0.call(data, "license")){
let data8 = data.license;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data8 === "string"){
if(func7(data8) > 100){
validate0.errors = [0];
return false;
}
else {
if(func7(data8) < 1){
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
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.homepage !== undefined && func0.call(data, "homepage")){
let data9 = data.homepage;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data9 === "string"){
if(func7(data9) > 500){
validate0.errors = [0];
return false;
}
else {
if(!pattern2.test(data9)){
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
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keywords !== undefined && func0.call(data, "keywords")){
let data10 = data.keywords;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data10)){
if(data10.length > 20){
validate0.errors = [0];
return false;
}
else {
var valid1 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs18 = errors;
if(errors === _errs18){
if(typeof data11 === "string"){
if(func7(data11) > 40){
validate0.errors = [0];
return false;
}
else {
if(func7(data11) < 1){
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
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
if(valid1){
if(!allDifferent(data10)){
validate0.errors = [0];
return false;
}
}
}
}
else {
validate0.errors = [0];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icon !== undefined && func0.call(data, "icon")){
let data12 = data.icon;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data12 === "string"){
if(func7(data12) > 240){
validate0.errors = [0];
return false;
}
else {
if(func7(data12) < 1){
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
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minAppVersion !== undefined && func0.call(data, "minAppVersion")){
const _errs22 = errors;
if(!(validate7(data.minAppVersion))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry !== undefined && func0.call(data, "entry")){
let data14 = data.entry;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data14 === "string"){
if(func7(data14) > 240){
validate0.errors = [0];
return false;
}
else {
if(func7(data14) < 1){
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
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.card !== undefined && func0.call(data, "card")){
const _errs25 = errors;
if(!(validate18(data.card))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined && func0.call(data, "permissions")){
let data16 = data.permissions;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data16)){
if(data16.length > 32){
validate0.errors = [0];
return false;
}
else {
var valid2 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
const _errs28 = errors;
if(!(validate24(data16[i1]))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid2 = _errs28 === errors;
if(!valid2){
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
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.settings !== undefined && func0.call(data, "settings")){
let data18 = data.settings;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data18)){
if(data18.length > 40){
validate0.errors = [0];
return false;
}
else {
var valid3 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
const _errs31 = errors;
if(!(validate35(data18[i2]))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid3 = _errs31 === errors;
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
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ports !== undefined && func0.call(data, "ports")){
const _errs32 = errors;
if(!(validate75(data.ports))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined && func0.call(data, "tools")){
let data21 = data.tools;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data21)){
if(data21.length > 32){
validate0.errors = [0];
return false;
}
else {
var valid4 = true;
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
const _errs35 = errors;
if(!(validate133(data21[i3]))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
var valid4 = _errs35 === errors;
if(!valid4){
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
var valid0 = _errs33 === errors;
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
else {
validate0.errors = [0];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
