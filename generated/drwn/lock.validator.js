// Generated from schemas/drwn/lock.schema.ts by `npm run generate`.
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
const schema5 = {"properties":{"name":0,"requested":0,"version":0,"path":0,"integrity":0,"manifest":0,"skills":0,"hookConsent":0,"registry":0,"origin":0,"git":0}};
const func28 = codePoints;
const schema6 = {"properties":{"name":0,"requested":0,"version":0,"path":0,"integrity":0,"manifest":0,"skills":0,"hookConsent":0,"registry":0,"origin":0}};
const schema7 = {"properties":{"name":0,"requested":0,"version":0,"path":0,"integrity":0,"manifest":0,"skills":0,"hooks":0,"hookConsent":0,"registry":0,"origin":0,"git":0}};
const schema8 = {"properties":{"name":0,"requested":0,"version":0,"path":0,"integrity":0,"manifest":0,"skills":0,"hooks":0,"hookConsent":0,"registry":0,"origin":0}};
const schema9 = {"properties":{"name":0,"requested":0,"version":0,"path":0,"integrity":0,"manifest":0,"skills":0,"hooks":0,"persona":0,"beliefs":0,"memory":0,"hookConsent":0,"registry":0,"origin":0,"git":0}};
const schema10 = {"properties":{"name":0,"requested":0,"version":0,"path":0,"integrity":0,"manifest":0,"skills":0,"hooks":0,"persona":0,"beliefs":0,"memory":0,"hookConsent":0,"registry":0,"origin":0}};
const pattern0 = new RegExp("^(?:@[a-z0-9-]+/)?[a-z0-9-]+$", "u");
const pattern1 = new RegExp("^[0-9a-f]{40}$", "u");
const pattern2 = new RegExp("^[^./\\\\]+(?:\\.[^./\\\\]+)*\\.?$", "u");
function validate0(data){
if(!(((validate1(data)) || (validate2(data))) || (validate3(data)))){
return false;
}
return true;
}
function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.lockfileVersion === undefined) || (!(func0.call(data, "lockfileVersion")))){
return false;
}
if((data.cards === undefined) || (!(func0.call(data, "cards")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "lockfileVersion") || (key0 === "store")) || (key0 === "cards"))){
return false;
}
}
if(data.lockfileVersion !== undefined && func0.call(data, "lockfileVersion")){
if(2 !== data.lockfileVersion){
return false;
}
}
if(data.store !== undefined && func0.call(data, "store")){
if(!validate4(data.store)){
return false;
}
}
if(data.cards !== undefined && func0.call(data, "cards")){
let data2 = data.cards;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!((validate5(data3)) || (validate6(data3)))){
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
function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.lockfileVersion === undefined) || (!(func0.call(data, "lockfileVersion")))){
return false;
}
if((data.cards === undefined) || (!(func0.call(data, "cards")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "lockfileVersion") || (key0 === "store")) || (key0 === "cards"))){
return false;
}
}
if(data.lockfileVersion !== undefined && func0.call(data, "lockfileVersion")){
if(3 !== data.lockfileVersion){
return false;
}
}
if(data.store !== undefined && func0.call(data, "store")){
if(!validate4(data.store)){
return false;
}
}
if(data.cards !== undefined && func0.call(data, "cards")){
let data2 = data.cards;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!((validate7(data3)) || (validate8(data3)))){
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
function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.lockfileVersion === undefined) || (!(func0.call(data, "lockfileVersion")))){
return false;
}
if((data.cards === undefined) || (!(func0.call(data, "cards")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "lockfileVersion") || (key0 === "store")) || (key0 === "cards"))){
return false;
}
}
if(data.lockfileVersion !== undefined && func0.call(data, "lockfileVersion")){
if(4 !== data.lockfileVersion){
return false;
}
}
if(data.store !== undefined && func0.call(data, "store")){
if(!validate4(data.store)){
return false;
}
}
if(data.cards !== undefined && func0.call(data, "cards")){
let data2 = data.cards;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!((validate9(data3)) || (validate10(data3)))){
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
function validate4(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(key0 === "minDrwnVersion")){
return false;
}
}
if(data.minDrwnVersion !== undefined && func0.call(data, "minDrwnVersion")){
if(typeof data.minDrwnVersion !== "string"){
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
if((data.name === undefined) || (!(func0.call(data, "name")))){
return false;
}
if((data.requested === undefined) || (!(func0.call(data, "requested")))){
return false;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
return false;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
return false;
}
if((data.integrity === undefined) || (!(func0.call(data, "integrity")))){
return false;
}
if((data.manifest === undefined) || (!(func0.call(data, "manifest")))){
return false;
}
if((data.skills === undefined) || (!(func0.call(data, "skills")))){
return false;
}
if((data.registry === undefined) || (!(func0.call(data, "registry")))){
return false;
}
if((data.origin === undefined) || (!(func0.call(data, "origin")))){
return false;
}
if((data.git === undefined) || (!(func0.call(data, "git")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema5.properties, key0))){
return false;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func28(data0) < 1){
return false;
}
}
else {
return false;
}
}
if(data.requested !== undefined && func0.call(data, "requested")){
let data1 = data.requested;
if(typeof data1 === "string"){
if(func28(data1) < 1){
return false;
}
}
else {
return false;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
if(typeof data2 === "string"){
if(func28(data2) < 1){
return false;
}
}
else {
return false;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data3 = data.path;
if(typeof data3 === "string"){
if(func28(data3) < 1){
return false;
}
}
else {
return false;
}
}
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data4 = data.integrity;
if(typeof data4 === "string"){
if(func28(data4) < 1){
return false;
}
}
else {
return false;
}
}
if(data.manifest !== undefined && func0.call(data, "manifest")){
if(!validate11(data.manifest)){
return false;
}
}
if(data.skills !== undefined && func0.call(data, "skills")){
let data6 = data.skills;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
return false;
}
}
}
else {
return false;
}
}
if(data.hookConsent !== undefined && func0.call(data, "hookConsent")){
if(!validate12(data.hookConsent)){
return false;
}
}
if(data.registry !== undefined && func0.call(data, "registry")){
if(data.registry !== null){
return false;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
let data10 = data.origin;
if(!((data10 === "store") || (data10 === "git"))){
return false;
}
}
if(data.git !== undefined && func0.call(data, "git")){
if(!validate13(data.git)){
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
if((data.name === undefined) || (!(func0.call(data, "name")))){
return false;
}
if((data.requested === undefined) || (!(func0.call(data, "requested")))){
return false;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
return false;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
return false;
}
if((data.integrity === undefined) || (!(func0.call(data, "integrity")))){
return false;
}
if((data.manifest === undefined) || (!(func0.call(data, "manifest")))){
return false;
}
if((data.skills === undefined) || (!(func0.call(data, "skills")))){
return false;
}
if((data.registry === undefined) || (!(func0.call(data, "registry")))){
return false;
}
if((data.origin === undefined) || (!(func0.call(data, "origin")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema6.properties, key0))){
return false;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func28(data0) < 1){
return false;
}
}
else {
return false;
}
}
if(data.requested !== undefined && func0.call(data, "requested")){
let data1 = data.requested;
if(typeof data1 === "string"){
if(func28(data1) < 1){
return false;
}
}
else {
return false;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
if(typeof data2 === "string"){
if(func28(data2) < 1){
return false;
}
}
else {
return false;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data3 = data.path;
if(typeof data3 === "string"){
if(func28(data3) < 1){
return false;
}
}
else {
return false;
}
}
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data4 = data.integrity;
if(typeof data4 === "string"){
if(func28(data4) < 1){
return false;
}
}
else {
return false;
}
}
if(data.manifest !== undefined && func0.call(data, "manifest")){
if(!validate11(data.manifest)){
return false;
}
}
if(data.skills !== undefined && func0.call(data, "skills")){
let data6 = data.skills;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
return false;
}
}
}
else {
return false;
}
}
if(data.hookConsent !== undefined && func0.call(data, "hookConsent")){
if(!validate12(data.hookConsent)){
return false;
}
}
if(data.registry !== undefined && func0.call(data, "registry")){
if(data.registry !== null){
return false;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
let data10 = data.origin;
if(!((data10 === "file") || (data10 === "npm"))){
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
if((data.name === undefined) || (!(func0.call(data, "name")))){
return false;
}
if((data.requested === undefined) || (!(func0.call(data, "requested")))){
return false;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
return false;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
return false;
}
if((data.integrity === undefined) || (!(func0.call(data, "integrity")))){
return false;
}
if((data.manifest === undefined) || (!(func0.call(data, "manifest")))){
return false;
}
if((data.skills === undefined) || (!(func0.call(data, "skills")))){
return false;
}
if((data.hooks === undefined) || (!(func0.call(data, "hooks")))){
return false;
}
if((data.registry === undefined) || (!(func0.call(data, "registry")))){
return false;
}
if((data.origin === undefined) || (!(func0.call(data, "origin")))){
return false;
}
if((data.git === undefined) || (!(func0.call(data, "git")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema7.properties, key0))){
return false;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func28(data0) < 1){
return false;
}
}
else {
return false;
}
}
if(data.requested !== undefined && func0.call(data, "requested")){
let data1 = data.requested;
if(typeof data1 === "string"){
if(func28(data1) < 1){
return false;
}
}
else {
return false;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
if(typeof data2 === "string"){
if(func28(data2) < 1){
return false;
}
}
else {
return false;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data3 = data.path;
if(typeof data3 === "string"){
if(func28(data3) < 1){
return false;
}
}
else {
return false;
}
}
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data4 = data.integrity;
if(typeof data4 === "string"){
if(func28(data4) < 1){
return false;
}
}
else {
return false;
}
}
if(data.manifest !== undefined && func0.call(data, "manifest")){
if(!validate11(data.manifest)){
return false;
}
}
if(data.skills !== undefined && func0.call(data, "skills")){
let data6 = data.skills;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
return false;
}
}
}
else {
return false;
}
}
if(data.hooks !== undefined && func0.call(data, "hooks")){
let data8 = data.hooks;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
return false;
}
}
}
else {
return false;
}
}
if(data.hookConsent !== undefined && func0.call(data, "hookConsent")){
if(!validate12(data.hookConsent)){
return false;
}
}
if(data.registry !== undefined && func0.call(data, "registry")){
if(data.registry !== null){
return false;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
let data12 = data.origin;
if(!((data12 === "store") || (data12 === "git"))){
return false;
}
}
if(data.git !== undefined && func0.call(data, "git")){
if(!validate13(data.git)){
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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.name === undefined) || (!(func0.call(data, "name")))){
return false;
}
if((data.requested === undefined) || (!(func0.call(data, "requested")))){
return false;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
return false;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
return false;
}
if((data.integrity === undefined) || (!(func0.call(data, "integrity")))){
return false;
}
if((data.manifest === undefined) || (!(func0.call(data, "manifest")))){
return false;
}
if((data.skills === undefined) || (!(func0.call(data, "skills")))){
return false;
}
if((data.hooks === undefined) || (!(func0.call(data, "hooks")))){
return false;
}
if((data.registry === undefined) || (!(func0.call(data, "registry")))){
return false;
}
if((data.origin === undefined) || (!(func0.call(data, "origin")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema8.properties, key0))){
return false;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func28(data0) < 1){
return false;
}
}
else {
return false;
}
}
if(data.requested !== undefined && func0.call(data, "requested")){
let data1 = data.requested;
if(typeof data1 === "string"){
if(func28(data1) < 1){
return false;
}
}
else {
return false;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
if(typeof data2 === "string"){
if(func28(data2) < 1){
return false;
}
}
else {
return false;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data3 = data.path;
if(typeof data3 === "string"){
if(func28(data3) < 1){
return false;
}
}
else {
return false;
}
}
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data4 = data.integrity;
if(typeof data4 === "string"){
if(func28(data4) < 1){
return false;
}
}
else {
return false;
}
}
if(data.manifest !== undefined && func0.call(data, "manifest")){
if(!validate11(data.manifest)){
return false;
}
}
if(data.skills !== undefined && func0.call(data, "skills")){
let data6 = data.skills;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
return false;
}
}
}
else {
return false;
}
}
if(data.hooks !== undefined && func0.call(data, "hooks")){
let data8 = data.hooks;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
return false;
}
}
}
else {
return false;
}
}
if(data.hookConsent !== undefined && func0.call(data, "hookConsent")){
if(!validate12(data.hookConsent)){
return false;
}
}
if(data.registry !== undefined && func0.call(data, "registry")){
if(data.registry !== null){
return false;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
let data12 = data.origin;
if(!((data12 === "file") || (data12 === "npm"))){
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
if((data.requested === undefined) || (!(func0.call(data, "requested")))){
return false;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
return false;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
return false;
}
if((data.integrity === undefined) || (!(func0.call(data, "integrity")))){
return false;
}
if((data.manifest === undefined) || (!(func0.call(data, "manifest")))){
return false;
}
if((data.skills === undefined) || (!(func0.call(data, "skills")))){
return false;
}
if((data.hooks === undefined) || (!(func0.call(data, "hooks")))){
return false;
}
if((data.registry === undefined) || (!(func0.call(data, "registry")))){
return false;
}
if((data.origin === undefined) || (!(func0.call(data, "origin")))){
return false;
}
if((data.git === undefined) || (!(func0.call(data, "git")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema9.properties, key0))){
return false;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func28(data0) < 1){
return false;
}
}
else {
return false;
}
}
if(data.requested !== undefined && func0.call(data, "requested")){
let data1 = data.requested;
if(typeof data1 === "string"){
if(func28(data1) < 1){
return false;
}
}
else {
return false;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
if(typeof data2 === "string"){
if(func28(data2) < 1){
return false;
}
}
else {
return false;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data3 = data.path;
if(typeof data3 === "string"){
if(func28(data3) < 1){
return false;
}
}
else {
return false;
}
}
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data4 = data.integrity;
if(typeof data4 === "string"){
if(func28(data4) < 1){
return false;
}
}
else {
return false;
}
}
if(data.manifest !== undefined && func0.call(data, "manifest")){
if(!validate11(data.manifest)){
return false;
}
}
if(data.skills !== undefined && func0.call(data, "skills")){
let data6 = data.skills;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
return false;
}
}
}
else {
return false;
}
}
if(data.hooks !== undefined && func0.call(data, "hooks")){
let data8 = data.hooks;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
return false;
}
}
}
else {
return false;
}
}
if(data.persona !== undefined && func0.call(data, "persona")){
if(!validate14(data.persona)){
return false;
}
}
if(data.beliefs !== undefined && func0.call(data, "beliefs")){
if(!validate14(data.beliefs)){
return false;
}
}
if(data.memory !== undefined && func0.call(data, "memory")){
if(!validate15(data.memory)){
return false;
}
}
if(data.hookConsent !== undefined && func0.call(data, "hookConsent")){
if(!validate12(data.hookConsent)){
return false;
}
}
if(data.registry !== undefined && func0.call(data, "registry")){
if(data.registry !== null){
return false;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
let data15 = data.origin;
if(!((data15 === "store") || (data15 === "git"))){
return false;
}
}
if(data.git !== undefined && func0.call(data, "git")){
if(!validate13(data.git)){
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
if((data.name === undefined) || (!(func0.call(data, "name")))){
return false;
}
if((data.requested === undefined) || (!(func0.call(data, "requested")))){
return false;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
return false;
}
if((data.path === undefined) || (!(func0.call(data, "path")))){
return false;
}
if((data.integrity === undefined) || (!(func0.call(data, "integrity")))){
return false;
}
if((data.manifest === undefined) || (!(func0.call(data, "manifest")))){
return false;
}
if((data.skills === undefined) || (!(func0.call(data, "skills")))){
return false;
}
if((data.hooks === undefined) || (!(func0.call(data, "hooks")))){
return false;
}
if((data.registry === undefined) || (!(func0.call(data, "registry")))){
return false;
}
if((data.origin === undefined) || (!(func0.call(data, "origin")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema10.properties, key0))){
return false;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data0 = data.name;
if(typeof data0 === "string"){
if(func28(data0) < 1){
return false;
}
}
else {
return false;
}
}
if(data.requested !== undefined && func0.call(data, "requested")){
let data1 = data.requested;
if(typeof data1 === "string"){
if(func28(data1) < 1){
return false;
}
}
else {
return false;
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
if(typeof data2 === "string"){
if(func28(data2) < 1){
return false;
}
}
else {
return false;
}
}
if(data.path !== undefined && func0.call(data, "path")){
let data3 = data.path;
if(typeof data3 === "string"){
if(func28(data3) < 1){
return false;
}
}
else {
return false;
}
}
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data4 = data.integrity;
if(typeof data4 === "string"){
if(func28(data4) < 1){
return false;
}
}
else {
return false;
}
}
if(data.manifest !== undefined && func0.call(data, "manifest")){
if(!validate11(data.manifest)){
return false;
}
}
if(data.skills !== undefined && func0.call(data, "skills")){
let data6 = data.skills;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
return false;
}
}
}
else {
return false;
}
}
if(data.hooks !== undefined && func0.call(data, "hooks")){
let data8 = data.hooks;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(typeof data8[i1] !== "string"){
return false;
}
}
}
else {
return false;
}
}
if(data.persona !== undefined && func0.call(data, "persona")){
if(!validate14(data.persona)){
return false;
}
}
if(data.beliefs !== undefined && func0.call(data, "beliefs")){
if(!validate14(data.beliefs)){
return false;
}
}
if(data.memory !== undefined && func0.call(data, "memory")){
if(!validate15(data.memory)){
return false;
}
}
if(data.hookConsent !== undefined && func0.call(data, "hookConsent")){
if(!validate12(data.hookConsent)){
return false;
}
}
if(data.registry !== undefined && func0.call(data, "registry")){
if(data.registry !== null){
return false;
}
}
if(data.origin !== undefined && func0.call(data, "origin")){
let data15 = data.origin;
if(!((data15 === "file") || (data15 === "npm"))){
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
if((data.name === undefined) || (!(func0.call(data, "name")))){
return false;
}
if((data.version === undefined) || (!(func0.call(data, "version")))){
return false;
}
if(data.$schema !== undefined && func0.call(data, "$schema")){
if(typeof data.$schema !== "string"){
return false;
}
}
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
return false;
}
}
else {
return false;
}
}
if(data.version !== undefined && func0.call(data, "version")){
if(typeof data.version !== "string"){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
return false;
}
}
if(data.license !== undefined && func0.call(data, "license")){
if(typeof data.license !== "string"){
return false;
}
}
if(data.harness !== undefined && func0.call(data, "harness")){
if(!validate16(data.harness)){
return false;
}
}
if(data.stability !== undefined && func0.call(data, "stability")){
let data6 = data.stability;
if(!(((data6 === "experimental") || (data6 === "stable")) || (data6 === "production"))){
return false;
}
}
if(data.lastValidatedWith !== undefined && func0.call(data, "lastValidatedWith")){
if(typeof data.lastValidatedWith !== "string"){
return false;
}
}
if(data.testStatusBadge !== undefined && func0.call(data, "testStatusBadge")){
if(typeof data.testStatusBadge !== "string"){
return false;
}
}
if(data.skills !== undefined && func0.call(data, "skills")){
if(!validate17(data.skills)){
return false;
}
}
if(data.hooks !== undefined && func0.call(data, "hooks")){
if(!validate18(data.hooks)){
return false;
}
}
if(data.persona !== undefined && func0.call(data, "persona")){
if(!validate19(data.persona)){
return false;
}
}
if(data.beliefs !== undefined && func0.call(data, "beliefs")){
if(!validate19(data.beliefs)){
return false;
}
}
if(data.memory !== undefined && func0.call(data, "memory")){
if(!validate20(data.memory)){
return false;
}
}
if(data.bundles !== undefined && func0.call(data, "bundles")){
let data14 = data.bundles;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key0 of Object.keys(data14)){
if(typeof data14[key0] !== "string"){
return false;
}
}
}
else {
return false;
}
}
if(data.servers !== undefined && func0.call(data, "servers")){
let data16 = data.servers;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key1 of Object.keys(data16)){
if(!validate21(data16[key1])){
return false;
}
}
}
else {
return false;
}
}
if(data.extensions !== undefined && func0.call(data, "extensions")){
let data18 = data.extensions;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key2 of Object.keys(data18)){
let data19 = data18[key2];
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
return false;
}
}
}
else {
return false;
}
}
if(data.targets !== undefined && func0.call(data, "targets")){
if(!validate22(data.targets)){
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
if((data.consentedAt === undefined) || (!(func0.call(data, "consentedAt")))){
return false;
}
if((data.consentedRange === undefined) || (!(func0.call(data, "consentedRange")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!((key0 === "consentedAt") || (key0 === "consentedRange"))){
return false;
}
}
if(data.consentedAt !== undefined && func0.call(data, "consentedAt")){
if(typeof data.consentedAt !== "string"){
return false;
}
}
if(data.consentedRange !== undefined && func0.call(data, "consentedRange")){
let data1 = data.consentedRange;
if(typeof data1 === "string"){
if(func28(data1) < 1){
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
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.commit === undefined) || (!(func0.call(data, "commit")))){
return false;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "url") || (key0 === "ref")) || (key0 === "commit"))){
return false;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
return false;
}
}
if(data.ref !== undefined && func0.call(data, "ref")){
if(typeof data.ref !== "string"){
return false;
}
}
if(data.commit !== undefined && func0.call(data, "commit")){
let data2 = data.commit;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
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
function validate14(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((key0 === "include") || (key0 === "visibility"))){
return false;
}
}
if(data.include !== undefined && func0.call(data, "include")){
let data0 = data.include;
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
if(data.visibility !== undefined && func0.call(data, "visibility")){
if(!validate23(data.visibility)){
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
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "l4") || (key0 === "l5")) || (key0 === "l6"))){
return false;
}
}
if(data.l4 !== undefined && func0.call(data, "l4")){
if(!validate24(data.l4)){
return false;
}
}
if(data.l5 !== undefined && func0.call(data, "l5")){
if(!validate24(data.l5)){
return false;
}
}
if(data.l6 !== undefined && func0.call(data, "l6")){
if(!validate24(data.l6)){
return false;
}
}
}
else {
return false;
}
return true;
}
function validate16(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.minVersion !== undefined && func0.call(data, "minVersion")){
if(typeof data.minVersion !== "string"){
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
if(data.include !== undefined && func0.call(data, "include")){
let data0 = data.include;
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
if(data.shared !== undefined && func0.call(data, "shared")){
if(!(Array.isArray(data.shared))){
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
if(data.include !== undefined && func0.call(data, "include")){
let data0 = data.include;
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
function validate19(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include !== undefined && func0.call(data, "include")){
let data0 = data.include;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
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
}
if(data.visibility !== undefined && func0.call(data, "visibility")){
if(!validate23(data.visibility)){
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
for(const key0 of Object.keys(data)){
if(!(((key0 === "l4") || (key0 === "l5")) || (key0 === "l6"))){
return false;
}
}
if(data.l4 !== undefined && func0.call(data, "l4")){
if(!validate25(data.l4)){
return false;
}
}
if(data.l5 !== undefined && func0.call(data, "l5")){
if(!validate25(data.l5)){
return false;
}
}
if(data.l6 !== undefined && func0.call(data, "l6")){
if(!validate25(data.l6)){
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
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
return false;
}
}
if(data.description !== undefined && func0.call(data, "description")){
if(typeof data.description !== "string"){
return false;
}
}
if(data.transport !== undefined && func0.call(data, "transport")){
if(typeof data.transport !== "string"){
return false;
}
}
if(data.command !== undefined && func0.call(data, "command")){
if(typeof data.command !== "string"){
return false;
}
}
if(data.args !== undefined && func0.call(data, "args")){
let data4 = data.args;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
return false;
}
}
}
else {
return false;
}
}
if(data.url !== undefined && func0.call(data, "url")){
if(typeof data.url !== "string"){
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
function validate22(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "claude") || (key0 === "codex")) || (key0 === "cursor"))){
return false;
}
}
if(data.claude !== undefined && func0.call(data, "claude")){
if(!validate26(data.claude)){
return false;
}
}
if(data.codex !== undefined && func0.call(data, "codex")){
if(!validate26(data.codex)){
return false;
}
}
if(data.cursor !== undefined && func0.call(data, "cursor")){
if(!validate26(data.cursor)){
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
if(!(((data === "private") || (data === "internal")) || (data === "public"))){
return false;
}
return true;
}
function validate24(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "include") || (key0 === "visibility")) || (key0 === "format"))){
return false;
}
}
if(data.include !== undefined && func0.call(data, "include")){
let data0 = data.include;
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
if(data.visibility !== undefined && func0.call(data, "visibility")){
if(!validate23(data.visibility)){
return false;
}
}
if(data.format !== undefined && func0.call(data, "format")){
if(!validate27(data.format)){
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include !== undefined && func0.call(data, "include")){
let data0 = data.include;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
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
}
if(data.visibility !== undefined && func0.call(data, "visibility")){
if(!validate23(data.visibility)){
return false;
}
}
if(data.format !== undefined && func0.call(data, "format")){
if(!validate27(data.format)){
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
function validate27(data){
if(!(((data === "md") || (data === "jsonl")) || (data === "mixed"))){
return false;
}
return true;
}
