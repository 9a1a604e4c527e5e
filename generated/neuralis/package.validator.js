// Generated from schemas/neuralis/package.schema.ts by `npm run generate`.
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
export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func9 = codePoints;
function validate6(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.renderer === undefined) || (!(func0.call(data, "renderer")))) && (missing0 = "renderer")) || (((data.url === undefined) || (!(func0.call(data, "url")))) && (missing0 = "url"))){
validate6.errors = [0];
return false;
}
else {
if(data.renderer !== undefined && func0.call(data, "renderer")){
const _errs1 = errors;
if("iframe" !== data.renderer){
validate6.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined && func0.call(data, "url")){
let data1 = data.url;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func9(data1) < 1){
validate6.errors = [0];
return false;
}
}
else {
validate6.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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
if((((data.renderer === undefined) || (!(func0.call(data, "renderer")))) && (missing0 = "renderer")) || (((data.import === undefined) || (!(func0.call(data, "import")))) && (missing0 = "import"))){
validate8.errors = [0];
return false;
}
else {
if(data.renderer !== undefined && func0.call(data, "renderer")){
const _errs1 = errors;
if("direct" !== data.renderer){
validate8.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.import !== undefined && func0.call(data, "import")){
let data1 = data.import;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func9(data1) < 1){
validate8.errors = [0];
return false;
}
}
else {
validate8.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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
function validate10(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.renderer === undefined) || (!(func0.call(data, "renderer")))) && (missing0 = "renderer")){
validate10.errors = [0];
return false;
}
else {
if(data.renderer !== undefined && func0.call(data, "renderer")){
if("mcp" !== data.renderer){
validate10.errors = [0];
return false;
}
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
function validate5(data){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate6(data))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate8(data))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate10(data))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
validate5.errors = vErrors;
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
validate5.errors = vErrors;
return errors === 0;
}
function validate13(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.features !== undefined && func0.call(data, "features")){
let data0 = data.features;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate13.errors = [0];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate13.errors = [0];
return false;
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
if(data.defaultWidth !== undefined && func0.call(data, "defaultWidth")){
const _errs1 = errors;
if(!(typeof data.defaultWidth == "number")){
validate15.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultHeight !== undefined && func0.call(data, "defaultHeight")){
const _errs3 = errors;
if(!(typeof data.defaultHeight == "number")){
validate15.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minWidth !== undefined && func0.call(data, "minWidth")){
const _errs5 = errors;
if(!(typeof data.minWidth == "number")){
validate15.errors = [0];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minHeight !== undefined && func0.call(data, "minHeight")){
const _errs7 = errors;
if(!(typeof data.minHeight == "number")){
validate15.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
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
function validate18(data){
let vErrors = null;
let errors = 0;
if(!(((data === "toolbar") || (data === "frameless")) || (data === "floating"))){
validate18.errors = [0];
return false;
}
validate18.errors = vErrors;
return errors === 0;
}
function validate17(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined && func0.call(data, "mode")){
const _errs1 = errors;
if(!(validate18(data.mode))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transparent !== undefined && func0.call(data, "transparent")){
const _errs2 = errors;
if(typeof data.transparent !== "boolean"){
validate17.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.userTransparency !== undefined && func0.call(data, "userTransparency")){
const _errs4 = errors;
if(typeof data.userTransparency !== "boolean"){
validate17.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sortKey !== undefined && func0.call(data, "sortKey")){
const _errs6 = errors;
if(!(typeof data.sortKey == "number")){
validate17.errors = [0];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contentClassName !== undefined && func0.call(data, "contentClassName")){
const _errs8 = errors;
if(typeof data.contentClassName !== "string"){
validate17.errors = [0];
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
else {
validate17.errors = [0];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}
function validate21(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.singleton !== undefined && func0.call(data, "singleton")){
const _errs1 = errors;
if(typeof data.singleton !== "boolean"){
validate21.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultTitle !== undefined && func0.call(data, "defaultTitle")){
const _errs3 = errors;
if(typeof data.defaultTitle !== "string"){
validate21.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate21.errors = [0];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
function validate23(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
validate23.errors = [0];
return false;
}
}
}
else {
validate23.errors = [0];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
function validate4(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing0 = "kind")) || (((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id"))) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))) || (((data.component === undefined) || (!(func0.call(data, "component")))) && (missing0 = "component"))){
validate4.errors = [0];
return false;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
const _errs1 = errors;
if("widget" !== data.kind){
validate4.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func9(data1) < 1){
validate4.errors = [0];
return false;
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
if(data.type !== undefined && func0.call(data, "type")){
let data2 = data.type;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func9(data2) < 1){
validate4.errors = [0];
return false;
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
if(data.title !== undefined && func0.call(data, "title")){
const _errs6 = errors;
if(typeof data.title !== "string"){
validate4.errors = [0];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.component !== undefined && func0.call(data, "component")){
const _errs8 = errors;
if(!(validate5(data.component))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requires !== undefined && func0.call(data, "requires")){
const _errs9 = errors;
if(!(validate13(data.requires))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.layout !== undefined && func0.call(data, "layout")){
const _errs10 = errors;
if(!(validate15(data.layout))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chrome !== undefined && func0.call(data, "chrome")){
const _errs11 = errors;
if(!(validate17(data.chrome))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.open !== undefined && func0.call(data, "open")){
const _errs12 = errors;
if(!(validate21(data.open))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultOpen !== undefined && func0.call(data, "defaultOpen")){
const _errs13 = errors;
if(typeof data.defaultOpen !== "boolean"){
validate4.errors = [0];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bridge !== undefined && func0.call(data, "bridge")){
const _errs15 = errors;
if(!(validate23(data.bridge))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
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
else {
validate4.errors = [0];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
function validate28(data){
let vErrors = null;
let errors = 0;
if(!((data === "interaction-required") || (data === "approval-required"))){
validate28.errors = [0];
return false;
}
validate28.errors = vErrors;
return errors === 0;
}
function validate27(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tools !== undefined && func0.call(data, "tools")){
let data0 = data.tools;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate27.errors = [0];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate27.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined && func0.call(data, "state")){
const _errs5 = errors;
if(!(validate28(data.state))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
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
function validate31(data){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate6(data))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate8(data))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
validate31.errors = vErrors;
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
validate31.errors = vErrors;
return errors === 0;
}
function validate36(data){
let vErrors = null;
let errors = 0;
if(!((((data === "changes") || (data === "todos")) || (data === "actions")) || (data === "delegates"))){
validate36.errors = [0];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}
function validate35(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "tab") || (key0 === "badgeField")) || (key0 === "pathField"))){
validate35.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.tab !== undefined && func0.call(data, "tab")){
const _errs2 = errors;
if(!(validate36(data.tab))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.badgeField !== undefined && func0.call(data, "badgeField")){
let data1 = data.badgeField;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func9(data1) < 1){
validate35.errors = [0];
return false;
}
}
else {
validate35.errors = [0];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pathField !== undefined && func0.call(data, "pathField")){
let data2 = data.pathField;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func9(data2) < 1){
validate35.errors = [0];
return false;
}
}
else {
validate35.errors = [0];
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
}
else {
validate35.errors = [0];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
function validate39(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.compact === undefined) || (!(func0.call(data, "compact")))) && (missing0 = "compact")){
validate39.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "compact") || (key0 === "expanded"))){
validate39.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.compact !== undefined && func0.call(data, "compact")){
const _errs2 = errors;
if(!(typeof data.compact == "number")){
validate39.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expanded !== undefined && func0.call(data, "expanded")){
const _errs4 = errors;
if(!(typeof data.expanded == "number")){
validate39.errors = [0];
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
validate39.errors = [0];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
function validate26(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing0 = "kind")) || (((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id"))) || (((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type"))) || (((data.render === undefined) || (!(func0.call(data, "render")))) && (missing0 = "render"))){
validate26.errors = [0];
return false;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
const _errs1 = errors;
if("card" !== data.kind){
validate26.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func9(data1) < 1){
validate26.errors = [0];
return false;
}
}
else {
validate26.errors = [0];
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
let data2 = data.type;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func9(data2) < 1){
validate26.errors = [0];
return false;
}
}
else {
validate26.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined && func0.call(data, "title")){
const _errs6 = errors;
if(typeof data.title !== "string"){
validate26.errors = [0];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.match !== undefined && func0.call(data, "match")){
const _errs8 = errors;
if(!(validate27(data.match))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.render !== undefined && func0.call(data, "render")){
const _errs9 = errors;
if(!(validate31(data.render))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.composer !== undefined && func0.call(data, "composer")){
const _errs10 = errors;
if(!(validate35(data.composer))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined && func0.call(data, "height")){
const _errs11 = errors;
if(!(validate39(data.height))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bridge !== undefined && func0.call(data, "bridge")){
const _errs12 = errors;
if(!(validate23(data.bridge))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requires !== undefined && func0.call(data, "requires")){
const _errs13 = errors;
if(!(validate13(data.requires))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
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
else {
validate26.errors = [0];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
function validate46(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")) || (((data.widget === undefined) || (!(func0.call(data, "widget")))) && (missing0 = "widget"))){
validate46.errors = [0];
return false;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
const _errs1 = errors;
if("open-widget" !== data.type){
validate46.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.widget !== undefined && func0.call(data, "widget")){
let data1 = data.widget;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func9(data1) < 1){
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
if(data.title !== undefined && func0.call(data, "title")){
const _errs4 = errors;
if(typeof data.title !== "string"){
validate46.errors = [0];
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
validate46.errors = [0];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
function validate48(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) || (!(func0.call(data, "type")))) && (missing0 = "type")) || (((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id"))){
validate48.errors = [0];
return false;
}
else {
if(data.type !== undefined && func0.call(data, "type")){
const _errs1 = errors;
if("action" !== data.type){
validate48.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func9(data1) < 1){
validate48.errors = [0];
return false;
}
}
else {
validate48.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate48.errors = [0];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
function validate45(data){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate46(data))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate48(data))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate45.errors = vErrors;
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
validate45.errors = vErrors;
return errors === 0;
}
function validate44(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.kind === undefined) || (!(func0.call(data, "kind")))) && (missing0 = "kind")) || (((data.id === undefined) || (!(func0.call(data, "id")))) && (missing0 = "id"))) || (((data.label === undefined) || (!(func0.call(data, "label")))) && (missing0 = "label"))) || (((data.action === undefined) || (!(func0.call(data, "action")))) && (missing0 = "action"))){
validate44.errors = [0];
return false;
}
else {
if(data.kind !== undefined && func0.call(data, "kind")){
const _errs1 = errors;
if("dock" !== data.kind){
validate44.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(func9(data1) < 1){
validate44.errors = [0];
return false;
}
}
else {
validate44.errors = [0];
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
let data2 = data.label;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func9(data2) < 1){
validate44.errors = [0];
return false;
}
}
else {
validate44.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.color !== undefined && func0.call(data, "color")){
const _errs6 = errors;
if(typeof data.color !== "string"){
validate44.errors = [0];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.position !== undefined && func0.call(data, "position")){
const _errs8 = errors;
if(!(typeof data.position == "number")){
validate44.errors = [0];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.section !== undefined && func0.call(data, "section")){
let data5 = data.section;
const _errs10 = errors;
if(!((data5 === "top") || (data5 === "bottom"))){
validate44.errors = [0];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dock !== undefined && func0.call(data, "dock")){
let data6 = data.dock;
const _errs11 = errors;
if(!((data6 === "primary") || (data6 === "secondary"))){
validate44.errors = [0];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined && func0.call(data, "action")){
const _errs12 = errors;
if(!(validate45(data.action))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requires !== undefined && func0.call(data, "requires")){
const _errs13 = errors;
if(!(validate13(data.requires))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
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
validate44.errors = [0];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
function validate3(data){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate4(data))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate26(data))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate44(data))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
validate3.errors = vErrors;
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
validate3.errors = vErrors;
return errors === 0;
}
function validate54(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.entry === undefined) || (!(func0.call(data, "entry")))) && (missing0 = "entry")){
validate54.errors = [0];
return false;
}
else {
if(data.entry !== undefined && func0.call(data, "entry")){
const _errs1 = errors;
if(typeof data.entry !== "string"){
validate54.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.css !== undefined && func0.call(data, "css")){
const _errs3 = errors;
if(typeof data.css !== "string"){
validate54.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provides !== undefined && func0.call(data, "provides")){
let data2 = data.provides;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data2[i0] !== "string"){
validate54.errors = [0];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate54.errors = [0];
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
}
else {
validate54.errors = [0];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
function validate2(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.surfaces !== undefined && func0.call(data, "surfaces")){
let data0 = data.surfaces;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate3(data0[i0]))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate2.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.module !== undefined && func0.call(data, "module")){
const _errs5 = errors;
if(!(validate54(data.module))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
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
function validate1(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.app !== undefined && func0.call(data, "app")){
if(!(validate2(data.app))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
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
function validate0(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.neuralis !== undefined && func0.call(data, "neuralis")){
const _errs2 = errors;
if(!(validate1(data.neuralis))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.app !== undefined && func0.call(data, "app")){
const _errs3 = errors;
if(!(validate2(data.app))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
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
