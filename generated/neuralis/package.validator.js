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
const func15 = codePoints;
function validate0(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.neuralis !== undefined && func0.call(data, "neuralis")){
if(!validate1(data.neuralis)){
return false;
}
}
if(data.app !== undefined && func0.call(data, "app")){
if(!validate2(data.app)){
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
if(data.app !== undefined && func0.call(data, "app")){
if(!validate2(data.app)){
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
if(data.surfaces !== undefined && func0.call(data, "surfaces")){
let data0 = data.surfaces;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!validate3(data0[i0])){
return false;
}
}
}
else {
return false;
}
}
if(data.module !== undefined && func0.call(data, "module")){
if(!validate4(data.module)){
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
if(!(((validate5(data)) || (validate6(data))) || (validate7(data)))){
return false;
}
return true;
}
function validate4(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.entry === undefined) || (!(func0.call(data, "entry")))){
return false;
}
if(data.entry !== undefined && func0.call(data, "entry")){
if(typeof data.entry !== "string"){
return false;
}
}
if(data.css !== undefined && func0.call(data, "css")){
if(typeof data.css !== "string"){
return false;
}
}
if(data.provides !== undefined && func0.call(data, "provides")){
let data2 = data.provides;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
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
function validate5(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
return false;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
return false;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.component === undefined) || (!(func0.call(data, "component")))){
return false;
}
if(data.kind !== undefined && func0.call(data, "kind")){
if("widget" !== data.kind){
return false;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(func15(data1) < 1){
return false;
}
}
else {
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data2 = data.type;
if(typeof data2 === "string"){
if(func15(data2) < 1){
return false;
}
}
else {
return false;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
return false;
}
}
if(data.component !== undefined && func0.call(data, "component")){
if(!validate8(data.component)){
return false;
}
}
if(data.requires !== undefined && func0.call(data, "requires")){
if(!validate9(data.requires)){
return false;
}
}
if(data.layout !== undefined && func0.call(data, "layout")){
if(!validate10(data.layout)){
return false;
}
}
if(data.chrome !== undefined && func0.call(data, "chrome")){
if(!validate11(data.chrome)){
return false;
}
}
if(data.open !== undefined && func0.call(data, "open")){
if(!validate12(data.open)){
return false;
}
}
if(data.defaultOpen !== undefined && func0.call(data, "defaultOpen")){
if(typeof data.defaultOpen !== "boolean"){
return false;
}
}
if(data.bridge !== undefined && func0.call(data, "bridge")){
if(!validate13(data.bridge)){
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
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
return false;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
return false;
}
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.render === undefined) || (!(func0.call(data, "render")))){
return false;
}
if(data.kind !== undefined && func0.call(data, "kind")){
if("card" !== data.kind){
return false;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(func15(data1) < 1){
return false;
}
}
else {
return false;
}
}
if(data.type !== undefined && func0.call(data, "type")){
let data2 = data.type;
if(typeof data2 === "string"){
if(func15(data2) < 1){
return false;
}
}
else {
return false;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
return false;
}
}
if(data.match !== undefined && func0.call(data, "match")){
if(!validate14(data.match)){
return false;
}
}
if(data.render !== undefined && func0.call(data, "render")){
if(!validate15(data.render)){
return false;
}
}
if(data.composer !== undefined && func0.call(data, "composer")){
if(!validate16(data.composer)){
return false;
}
}
if(data.height !== undefined && func0.call(data, "height")){
if(!validate17(data.height)){
return false;
}
}
if(data.bridge !== undefined && func0.call(data, "bridge")){
if(!validate13(data.bridge)){
return false;
}
}
if(data.requires !== undefined && func0.call(data, "requires")){
if(!validate9(data.requires)){
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
if((data.kind === undefined) || (!(func0.call(data, "kind")))){
return false;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
return false;
}
if((data.label === undefined) || (!(func0.call(data, "label")))){
return false;
}
if((data.action === undefined) || (!(func0.call(data, "action")))){
return false;
}
if(data.kind !== undefined && func0.call(data, "kind")){
if("dock" !== data.kind){
return false;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(func15(data1) < 1){
return false;
}
}
else {
return false;
}
}
if(data.label !== undefined && func0.call(data, "label")){
let data2 = data.label;
if(typeof data2 === "string"){
if(func15(data2) < 1){
return false;
}
}
else {
return false;
}
}
if(data.color !== undefined && func0.call(data, "color")){
if(typeof data.color !== "string"){
return false;
}
}
if(data.position !== undefined && func0.call(data, "position")){
if(!(typeof data.position == "number")){
return false;
}
}
if(data.section !== undefined && func0.call(data, "section")){
let data5 = data.section;
if(!((data5 === "top") || (data5 === "bottom"))){
return false;
}
}
if(data.dock !== undefined && func0.call(data, "dock")){
let data6 = data.dock;
if(!((data6 === "primary") || (data6 === "secondary"))){
return false;
}
}
if(data.action !== undefined && func0.call(data, "action")){
if(!validate18(data.action)){
return false;
}
}
if(data.requires !== undefined && func0.call(data, "requires")){
if(!validate9(data.requires)){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate8(data){
if(!(((validate19(data)) || (validate20(data))) || (validate21(data)))){
return false;
}
return true;
}
function validate9(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.features !== undefined && func0.call(data, "features")){
let data0 = data.features;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
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
function validate10(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.defaultWidth !== undefined && func0.call(data, "defaultWidth")){
if(!(typeof data.defaultWidth == "number")){
return false;
}
}
if(data.defaultHeight !== undefined && func0.call(data, "defaultHeight")){
if(!(typeof data.defaultHeight == "number")){
return false;
}
}
if(data.minWidth !== undefined && func0.call(data, "minWidth")){
if(!(typeof data.minWidth == "number")){
return false;
}
}
if(data.minHeight !== undefined && func0.call(data, "minHeight")){
if(!(typeof data.minHeight == "number")){
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode !== undefined && func0.call(data, "mode")){
if(!validate22(data.mode)){
return false;
}
}
if(data.transparent !== undefined && func0.call(data, "transparent")){
if(typeof data.transparent !== "boolean"){
return false;
}
}
if(data.userTransparency !== undefined && func0.call(data, "userTransparency")){
if(typeof data.userTransparency !== "boolean"){
return false;
}
}
if(data.sortKey !== undefined && func0.call(data, "sortKey")){
if(!(typeof data.sortKey == "number")){
return false;
}
}
if(data.contentClassName !== undefined && func0.call(data, "contentClassName")){
if(typeof data.contentClassName !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate12(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.singleton !== undefined && func0.call(data, "singleton")){
if(typeof data.singleton !== "boolean"){
return false;
}
}
if(data.defaultTitle !== undefined && func0.call(data, "defaultTitle")){
if(typeof data.defaultTitle !== "string"){
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate14(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tools !== undefined && func0.call(data, "tools")){
let data0 = data.tools;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
return false;
}
}
}
else {
return false;
}
}
if(data.state !== undefined && func0.call(data, "state")){
if(!validate23(data.state)){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate15(data){
if(!((validate19(data)) || (validate20(data)))){
return false;
}
return true;
}
function validate16(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "tab") || (key0 === "badgeField")) || (key0 === "pathField"))){
return false;
}
}
if(data.tab !== undefined && func0.call(data, "tab")){
if(!validate24(data.tab)){
return false;
}
}
if(data.badgeField !== undefined && func0.call(data, "badgeField")){
let data1 = data.badgeField;
if(typeof data1 === "string"){
if(func15(data1) < 1){
return false;
}
}
else {
return false;
}
}
if(data.pathField !== undefined && func0.call(data, "pathField")){
let data2 = data.pathField;
if(typeof data2 === "string"){
if(func15(data2) < 1){
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
function validate17(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.compact === undefined) || (!(func0.call(data, "compact")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "compact") || (key0 === "expanded"))){
return false;
}
}
if(data.compact !== undefined && func0.call(data, "compact")){
if(!(typeof data.compact == "number")){
return false;
}
}
if(data.expanded !== undefined && func0.call(data, "expanded")){
if(!(typeof data.expanded == "number")){
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
if(!((validate25(data)) || (validate26(data)))){
return false;
}
return true;
}
function validate19(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.renderer === undefined) || (!(func0.call(data, "renderer")))){
return false;
}
if((data.url === undefined) || (!(func0.call(data, "url")))){
return false;
}
if(data.renderer !== undefined && func0.call(data, "renderer")){
if("iframe" !== data.renderer){
return false;
}
}
if(data.url !== undefined && func0.call(data, "url")){
let data1 = data.url;
if(typeof data1 === "string"){
if(func15(data1) < 1){
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
if((data.renderer === undefined) || (!(func0.call(data, "renderer")))){
return false;
}
if((data.import === undefined) || (!(func0.call(data, "import")))){
return false;
}
if(data.renderer !== undefined && func0.call(data, "renderer")){
if("direct" !== data.renderer){
return false;
}
}
if(data.import !== undefined && func0.call(data, "import")){
let data1 = data.import;
if(typeof data1 === "string"){
if(func15(data1) < 1){
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
if((data.renderer === undefined) || (!(func0.call(data, "renderer")))){
return false;
}
if(data.renderer !== undefined && func0.call(data, "renderer")){
if("mcp" !== data.renderer){
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
if(!(((data === "toolbar") || (data === "frameless")) || (data === "floating"))){
return false;
}
return true;
}
function validate23(data){
if(!((data === "interaction-required") || (data === "approval-required"))){
return false;
}
return true;
}
function validate24(data){
if(!((((data === "changes") || (data === "todos")) || (data === "actions")) || (data === "delegates"))){
return false;
}
return true;
}
function validate25(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.widget === undefined) || (!(func0.call(data, "widget")))){
return false;
}
if(data.type !== undefined && func0.call(data, "type")){
if("open-widget" !== data.type){
return false;
}
}
if(data.widget !== undefined && func0.call(data, "widget")){
let data1 = data.widget;
if(typeof data1 === "string"){
if(func15(data1) < 1){
return false;
}
}
else {
return false;
}
}
if(data.title !== undefined && func0.call(data, "title")){
if(typeof data.title !== "string"){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate26(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
return false;
}
if((data.id === undefined) || (!(func0.call(data, "id")))){
return false;
}
if(data.type !== undefined && func0.call(data, "type")){
if("action" !== data.type){
return false;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data1 = data.id;
if(typeof data1 === "string"){
if(func15(data1) < 1){
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
