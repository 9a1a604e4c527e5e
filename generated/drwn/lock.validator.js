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
function validate2(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(key0 === "minDrwnVersion")){
validate2.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.minDrwnVersion !== undefined && func0.call(data, "minDrwnVersion")){
if(typeof data.minDrwnVersion !== "string"){
validate2.errors = [0];
return false;
}
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
const schema3 = {"properties":{"name":0,"requested":0,"version":0,"path":0,"integrity":0,"manifest":0,"skills":0,"hookConsent":0,"registry":0,"origin":0,"git":0}};
const func18 = codePoints;
const pattern0 = new RegExp("^(?:@[a-z0-9-]+/)?[a-z0-9-]+$", "u");
function validate6(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.minVersion !== undefined && func0.call(data, "minVersion")){
if(typeof data.minVersion !== "string"){
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
validate6.errors = vErrors;
return errors === 0;
}
function validate8(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include !== undefined && func0.call(data, "include")){
let data0 = data.include;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate8.errors = [0];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate8.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shared !== undefined && func0.call(data, "shared")){
const _errs5 = errors;
if(errors === _errs5){
if(!(Array.isArray(data.shared))){
validate8.errors = [0];
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
if(data.include !== undefined && func0.call(data, "include")){
let data0 = data.include;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate10.errors = [0];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
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
const pattern1 = new RegExp("^[^./\\\\]+(?:\\.[^./\\\\]+)*\\.?$", "u");
function validate13(data){
let vErrors = null;
let errors = 0;
if(!(((data === "private") || (data === "internal")) || (data === "public"))){
validate13.errors = [0];
return false;
}
validate13.errors = vErrors;
return errors === 0;
}
function validate12(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include !== undefined && func0.call(data, "include")){
let data0 = data.include;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate12.errors = [0];
return false;
}
}
else {
validate12.errors = [0];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate12.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined && func0.call(data, "visibility")){
const _errs5 = errors;
if(!(validate13(data.visibility))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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
validate12.errors = [0];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}
function validate20(data){
let vErrors = null;
let errors = 0;
if(!(((data === "md") || (data === "jsonl")) || (data === "mixed"))){
validate20.errors = [0];
return false;
}
validate20.errors = vErrors;
return errors === 0;
}
function validate18(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include !== undefined && func0.call(data, "include")){
let data0 = data.include;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
validate18.errors = [0];
return false;
}
}
else {
validate18.errors = [0];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate18.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined && func0.call(data, "visibility")){
const _errs5 = errors;
if(!(validate13(data.visibility))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined && func0.call(data, "format")){
const _errs6 = errors;
if(!(validate20(data.format))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
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
function validate17(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "l4") || (key0 === "l5")) || (key0 === "l6"))){
validate17.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.l4 !== undefined && func0.call(data, "l4")){
const _errs2 = errors;
if(!(validate18(data.l4))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.l5 !== undefined && func0.call(data, "l5")){
const _errs3 = errors;
if(!(validate18(data.l5))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.l6 !== undefined && func0.call(data, "l6")){
const _errs4 = errors;
if(!(validate18(data.l6))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
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
validate17.errors = [0];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}
function validate26(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined && func0.call(data, "enabled")){
const _errs1 = errors;
if(typeof data.enabled !== "boolean"){
validate26.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs3 = errors;
if(typeof data.description !== "string"){
validate26.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transport !== undefined && func0.call(data, "transport")){
const _errs5 = errors;
if(typeof data.transport !== "string"){
validate26.errors = [0];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command !== undefined && func0.call(data, "command")){
const _errs7 = errors;
if(typeof data.command !== "string"){
validate26.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.args !== undefined && func0.call(data, "args")){
let data4 = data.args;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(typeof data4[i0] !== "string"){
validate26.errors = [0];
return false;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate26.errors = [0];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined && func0.call(data, "url")){
const _errs13 = errors;
if(typeof data.url !== "string"){
validate26.errors = [0];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optional !== undefined && func0.call(data, "optional")){
const _errs15 = errors;
if(typeof data.optional !== "boolean"){
validate26.errors = [0];
return false;
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
else {
validate26.errors = [0];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
function validate29(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
validate29.errors = [0];
return false;
}
}
}
else {
validate29.errors = [0];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
function validate28(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "claude") || (key0 === "codex")) || (key0 === "cursor"))){
validate28.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.claude !== undefined && func0.call(data, "claude")){
const _errs2 = errors;
if(!(validate29(data.claude))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codex !== undefined && func0.call(data, "codex")){
const _errs3 = errors;
if(!(validate29(data.codex))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cursor !== undefined && func0.call(data, "cursor")){
const _errs4 = errors;
if(!(validate29(data.cursor))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
validate28.errors = [0];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
function validate5(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name")) || (((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version"))){
validate5.errors = [0];
return false;
}
else {
if(data.$schema !== undefined && func0.call(data, "$schema")){
const _errs1 = errors;
if(typeof data.$schema !== "string"){
validate5.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined && func0.call(data, "name")){
let data1 = data.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate5.errors = [0];
return false;
}
}
else {
validate5.errors = [0];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined && func0.call(data, "version")){
const _errs5 = errors;
if(typeof data.version !== "string"){
validate5.errors = [0];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined && func0.call(data, "description")){
const _errs7 = errors;
if(typeof data.description !== "string"){
validate5.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.license !== undefined && func0.call(data, "license")){
const _errs9 = errors;
if(typeof data.license !== "string"){
validate5.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.harness !== undefined && func0.call(data, "harness")){
const _errs11 = errors;
if(!(validate6(data.harness))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stability !== undefined && func0.call(data, "stability")){
let data6 = data.stability;
const _errs12 = errors;
if(!(((data6 === "experimental") || (data6 === "stable")) || (data6 === "production"))){
validate5.errors = [0];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastValidatedWith !== undefined && func0.call(data, "lastValidatedWith")){
const _errs13 = errors;
if(typeof data.lastValidatedWith !== "string"){
validate5.errors = [0];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.testStatusBadge !== undefined && func0.call(data, "testStatusBadge")){
const _errs15 = errors;
if(typeof data.testStatusBadge !== "string"){
validate5.errors = [0];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skills !== undefined && func0.call(data, "skills")){
const _errs17 = errors;
if(!(validate8(data.skills))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hooks !== undefined && func0.call(data, "hooks")){
const _errs18 = errors;
if(!(validate10(data.hooks))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.persona !== undefined && func0.call(data, "persona")){
const _errs19 = errors;
if(!(validate12(data.persona))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.beliefs !== undefined && func0.call(data, "beliefs")){
const _errs20 = errors;
if(!(validate12(data.beliefs))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.memory !== undefined && func0.call(data, "memory")){
const _errs21 = errors;
if(!(validate17(data.memory))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bundles !== undefined && func0.call(data, "bundles")){
let data14 = data.bundles;
const _errs22 = errors;
if(errors === _errs22){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key0 of Object.keys(data14)){
const _errs25 = errors;
if(typeof data14[key0] !== "string"){
validate5.errors = [0];
return false;
}
var valid1 = _errs25 === errors;
if(!valid1){
break;
}
}
}
else {
validate5.errors = [0];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.servers !== undefined && func0.call(data, "servers")){
let data16 = data.servers;
const _errs27 = errors;
if(errors === _errs27){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key1 of Object.keys(data16)){
const _errs30 = errors;
if(!(validate26(data16[key1]))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid2 = _errs30 === errors;
if(!valid2){
break;
}
}
}
else {
validate5.errors = [0];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extensions !== undefined && func0.call(data, "extensions")){
let data18 = data.extensions;
const _errs31 = errors;
if(errors === _errs31){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key2 of Object.keys(data18)){
let data19 = data18[key2];
const _errs34 = errors;
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))){
validate5.errors = [0];
return false;
}
var valid3 = _errs34 === errors;
if(!valid3){
break;
}
}
}
else {
validate5.errors = [0];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.targets !== undefined && func0.call(data, "targets")){
const _errs36 = errors;
if(!(validate28(data.targets))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
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
else {
validate5.errors = [0];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}
function validate35(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.consentedAt === undefined) || (!(func0.call(data, "consentedAt")))) && (missing0 = "consentedAt")) || (((data.consentedRange === undefined) || (!(func0.call(data, "consentedRange")))) && (missing0 = "consentedRange"))){
validate35.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "consentedAt") || (key0 === "consentedRange"))){
validate35.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.consentedAt !== undefined && func0.call(data, "consentedAt")){
const _errs2 = errors;
if(typeof data.consentedAt !== "string"){
validate35.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consentedRange !== undefined && func0.call(data, "consentedRange")){
let data1 = data.consentedRange;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func18(data1) < 1){
validate35.errors = [0];
return false;
}
}
else {
validate35.errors = [0];
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
validate35.errors = [0];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
const pattern3 = new RegExp("^[0-9a-f]{40}$", "u");
function validate37(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.commit === undefined) || (!(func0.call(data, "commit")))) && (missing0 = "commit")){
validate37.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "url") || (key0 === "ref")) || (key0 === "commit"))){
validate37.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined && func0.call(data, "url")){
const _errs2 = errors;
if(typeof data.url !== "string"){
validate37.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ref !== undefined && func0.call(data, "ref")){
const _errs4 = errors;
if(typeof data.ref !== "string"){
validate37.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.commit !== undefined && func0.call(data, "commit")){
let data2 = data.commit;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
validate37.errors = [0];
return false;
}
}
else {
validate37.errors = [0];
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
validate37.errors = [0];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
function validate4(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name")) || (((data.requested === undefined) || (!(func0.call(data, "requested")))) && (missing0 = "requested"))) || (((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version"))) || (((data.path === undefined) || (!(func0.call(data, "path")))) && (missing0 = "path"))) || (((data.integrity === undefined) || (!(func0.call(data, "integrity")))) && (missing0 = "integrity"))) || (((data.manifest === undefined) || (!(func0.call(data, "manifest")))) && (missing0 = "manifest"))) || (((data.skills === undefined) || (!(func0.call(data, "skills")))) && (missing0 = "skills"))) || (((data.registry === undefined) || (!(func0.call(data, "registry")))) && (missing0 = "registry"))) || (((data.origin === undefined) || (!(func0.call(data, "origin")))) && (missing0 = "origin"))) || (((data.git === undefined) || (!(func0.call(data, "git")))) && (missing0 = "git"))){
validate4.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema3.properties, key0))){
validate4.errors = [0];
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
if(func18(data0) < 1){
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
if(data.requested !== undefined && func0.call(data, "requested")){
let data1 = data.requested;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func18(data1) < 1){
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
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func18(data2) < 1){
validate4.errors = [0];
return false;
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
if(valid0){
if(data.path !== undefined && func0.call(data, "path")){
let data3 = data.path;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func18(data3) < 1){
validate4.errors = [0];
return false;
}
}
else {
validate4.errors = [0];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data4 = data.integrity;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func18(data4) < 1){
validate4.errors = [0];
return false;
}
}
else {
validate4.errors = [0];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.manifest !== undefined && func0.call(data, "manifest")){
const _errs12 = errors;
if(!(validate5(data.manifest))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skills !== undefined && func0.call(data, "skills")){
let data6 = data.skills;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data6[i0] !== "string"){
validate4.errors = [0];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate4.errors = [0];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hookConsent !== undefined && func0.call(data, "hookConsent")){
const _errs17 = errors;
if(!(validate35(data.hookConsent))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registry !== undefined && func0.call(data, "registry")){
const _errs18 = errors;
if(data.registry !== null){
validate4.errors = [0];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined && func0.call(data, "origin")){
let data10 = data.origin;
const _errs20 = errors;
if(!((data10 === "store") || (data10 === "git"))){
validate4.errors = [0];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.git !== undefined && func0.call(data, "git")){
const _errs21 = errors;
if(!(validate37(data.git))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
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
validate4.errors = [0];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
const schema18 = {"properties":{"name":0,"requested":0,"version":0,"path":0,"integrity":0,"manifest":0,"skills":0,"hookConsent":0,"registry":0,"origin":0}};
function validate40(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name")) || (((data.requested === undefined) || (!(func0.call(data, "requested")))) && (missing0 = "requested"))) || (((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version"))) || (((data.path === undefined) || (!(func0.call(data, "path")))) && (missing0 = "path"))) || (((data.integrity === undefined) || (!(func0.call(data, "integrity")))) && (missing0 = "integrity"))) || (((data.manifest === undefined) || (!(func0.call(data, "manifest")))) && (missing0 = "manifest"))) || (((data.skills === undefined) || (!(func0.call(data, "skills")))) && (missing0 = "skills"))) || (((data.registry === undefined) || (!(func0.call(data, "registry")))) && (missing0 = "registry"))) || (((data.origin === undefined) || (!(func0.call(data, "origin")))) && (missing0 = "origin"))){
validate40.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema18.properties, key0))){
validate40.errors = [0];
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
if(func18(data0) < 1){
validate40.errors = [0];
return false;
}
}
else {
validate40.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requested !== undefined && func0.call(data, "requested")){
let data1 = data.requested;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func18(data1) < 1){
validate40.errors = [0];
return false;
}
}
else {
validate40.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func18(data2) < 1){
validate40.errors = [0];
return false;
}
}
else {
validate40.errors = [0];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined && func0.call(data, "path")){
let data3 = data.path;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func18(data3) < 1){
validate40.errors = [0];
return false;
}
}
else {
validate40.errors = [0];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data4 = data.integrity;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func18(data4) < 1){
validate40.errors = [0];
return false;
}
}
else {
validate40.errors = [0];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.manifest !== undefined && func0.call(data, "manifest")){
const _errs12 = errors;
if(!(validate5(data.manifest))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skills !== undefined && func0.call(data, "skills")){
let data6 = data.skills;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data6[i0] !== "string"){
validate40.errors = [0];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate40.errors = [0];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hookConsent !== undefined && func0.call(data, "hookConsent")){
const _errs17 = errors;
if(!(validate35(data.hookConsent))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registry !== undefined && func0.call(data, "registry")){
const _errs18 = errors;
if(data.registry !== null){
validate40.errors = [0];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined && func0.call(data, "origin")){
let data10 = data.origin;
const _errs20 = errors;
if(!((data10 === "file") || (data10 === "npm"))){
validate40.errors = [0];
return false;
}
var valid0 = _errs20 === errors;
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
validate40.errors = [0];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
function validate1(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.lockfileVersion === undefined) || (!(func0.call(data, "lockfileVersion")))) && (missing0 = "lockfileVersion")) || (((data.cards === undefined) || (!(func0.call(data, "cards")))) && (missing0 = "cards"))){
validate1.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "lockfileVersion") || (key0 === "store")) || (key0 === "cards"))){
validate1.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lockfileVersion !== undefined && func0.call(data, "lockfileVersion")){
const _errs2 = errors;
if(2 !== data.lockfileVersion){
validate1.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined && func0.call(data, "store")){
const _errs3 = errors;
if(!(validate2(data.store))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cards !== undefined && func0.call(data, "cards")){
let data2 = data.cards;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate4(data3))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(!(validate40(data3))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
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
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
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
const schema20 = {"properties":{"name":0,"requested":0,"version":0,"path":0,"integrity":0,"manifest":0,"skills":0,"hooks":0,"hookConsent":0,"registry":0,"origin":0,"git":0}};
function validate47(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name")) || (((data.requested === undefined) || (!(func0.call(data, "requested")))) && (missing0 = "requested"))) || (((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version"))) || (((data.path === undefined) || (!(func0.call(data, "path")))) && (missing0 = "path"))) || (((data.integrity === undefined) || (!(func0.call(data, "integrity")))) && (missing0 = "integrity"))) || (((data.manifest === undefined) || (!(func0.call(data, "manifest")))) && (missing0 = "manifest"))) || (((data.skills === undefined) || (!(func0.call(data, "skills")))) && (missing0 = "skills"))) || (((data.hooks === undefined) || (!(func0.call(data, "hooks")))) && (missing0 = "hooks"))) || (((data.registry === undefined) || (!(func0.call(data, "registry")))) && (missing0 = "registry"))) || (((data.origin === undefined) || (!(func0.call(data, "origin")))) && (missing0 = "origin"))) || (((data.git === undefined) || (!(func0.call(data, "git")))) && (missing0 = "git"))){
validate47.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema20.properties, key0))){
validate47.errors = [0];
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
if(func18(data0) < 1){
validate47.errors = [0];
return false;
}
}
else {
validate47.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requested !== undefined && func0.call(data, "requested")){
let data1 = data.requested;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func18(data1) < 1){
validate47.errors = [0];
return false;
}
}
else {
validate47.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func18(data2) < 1){
validate47.errors = [0];
return false;
}
}
else {
validate47.errors = [0];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined && func0.call(data, "path")){
let data3 = data.path;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func18(data3) < 1){
validate47.errors = [0];
return false;
}
}
else {
validate47.errors = [0];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data4 = data.integrity;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func18(data4) < 1){
validate47.errors = [0];
return false;
}
}
else {
validate47.errors = [0];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.manifest !== undefined && func0.call(data, "manifest")){
const _errs12 = errors;
if(!(validate5(data.manifest))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skills !== undefined && func0.call(data, "skills")){
let data6 = data.skills;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data6[i0] !== "string"){
validate47.errors = [0];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate47.errors = [0];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hooks !== undefined && func0.call(data, "hooks")){
let data8 = data.hooks;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(typeof data8[i1] !== "string"){
validate47.errors = [0];
return false;
}
var valid2 = _errs19 === errors;
if(!valid2){
break;
}
}
}
else {
validate47.errors = [0];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hookConsent !== undefined && func0.call(data, "hookConsent")){
const _errs21 = errors;
if(!(validate35(data.hookConsent))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registry !== undefined && func0.call(data, "registry")){
const _errs22 = errors;
if(data.registry !== null){
validate47.errors = [0];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined && func0.call(data, "origin")){
let data12 = data.origin;
const _errs24 = errors;
if(!((data12 === "store") || (data12 === "git"))){
validate47.errors = [0];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.git !== undefined && func0.call(data, "git")){
const _errs25 = errors;
if(!(validate37(data.git))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
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
validate47.errors = [0];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
const schema21 = {"properties":{"name":0,"requested":0,"version":0,"path":0,"integrity":0,"manifest":0,"skills":0,"hooks":0,"hookConsent":0,"registry":0,"origin":0}};
function validate52(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name")) || (((data.requested === undefined) || (!(func0.call(data, "requested")))) && (missing0 = "requested"))) || (((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version"))) || (((data.path === undefined) || (!(func0.call(data, "path")))) && (missing0 = "path"))) || (((data.integrity === undefined) || (!(func0.call(data, "integrity")))) && (missing0 = "integrity"))) || (((data.manifest === undefined) || (!(func0.call(data, "manifest")))) && (missing0 = "manifest"))) || (((data.skills === undefined) || (!(func0.call(data, "skills")))) && (missing0 = "skills"))) || (((data.hooks === undefined) || (!(func0.call(data, "hooks")))) && (missing0 = "hooks"))) || (((data.registry === undefined) || (!(func0.call(data, "registry")))) && (missing0 = "registry"))) || (((data.origin === undefined) || (!(func0.call(data, "origin")))) && (missing0 = "origin"))){
validate52.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema21.properties, key0))){
validate52.errors = [0];
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
if(func18(data0) < 1){
validate52.errors = [0];
return false;
}
}
else {
validate52.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requested !== undefined && func0.call(data, "requested")){
let data1 = data.requested;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func18(data1) < 1){
validate52.errors = [0];
return false;
}
}
else {
validate52.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func18(data2) < 1){
validate52.errors = [0];
return false;
}
}
else {
validate52.errors = [0];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined && func0.call(data, "path")){
let data3 = data.path;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func18(data3) < 1){
validate52.errors = [0];
return false;
}
}
else {
validate52.errors = [0];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data4 = data.integrity;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func18(data4) < 1){
validate52.errors = [0];
return false;
}
}
else {
validate52.errors = [0];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.manifest !== undefined && func0.call(data, "manifest")){
const _errs12 = errors;
if(!(validate5(data.manifest))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skills !== undefined && func0.call(data, "skills")){
let data6 = data.skills;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data6[i0] !== "string"){
validate52.errors = [0];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate52.errors = [0];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hooks !== undefined && func0.call(data, "hooks")){
let data8 = data.hooks;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(typeof data8[i1] !== "string"){
validate52.errors = [0];
return false;
}
var valid2 = _errs19 === errors;
if(!valid2){
break;
}
}
}
else {
validate52.errors = [0];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hookConsent !== undefined && func0.call(data, "hookConsent")){
const _errs21 = errors;
if(!(validate35(data.hookConsent))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registry !== undefined && func0.call(data, "registry")){
const _errs22 = errors;
if(data.registry !== null){
validate52.errors = [0];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined && func0.call(data, "origin")){
let data12 = data.origin;
const _errs24 = errors;
if(!((data12 === "file") || (data12 === "npm"))){
validate52.errors = [0];
return false;
}
var valid0 = _errs24 === errors;
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
validate52.errors = [0];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
function validate45(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.lockfileVersion === undefined) || (!(func0.call(data, "lockfileVersion")))) && (missing0 = "lockfileVersion")) || (((data.cards === undefined) || (!(func0.call(data, "cards")))) && (missing0 = "cards"))){
validate45.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "lockfileVersion") || (key0 === "store")) || (key0 === "cards"))){
validate45.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lockfileVersion !== undefined && func0.call(data, "lockfileVersion")){
const _errs2 = errors;
if(3 !== data.lockfileVersion){
validate45.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined && func0.call(data, "store")){
const _errs3 = errors;
if(!(validate2(data.store))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cards !== undefined && func0.call(data, "cards")){
let data2 = data.cards;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate47(data3))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(!(validate52(data3))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
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
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate45.errors = [0];
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
}
else {
validate45.errors = [0];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
const schema23 = {"properties":{"name":0,"requested":0,"version":0,"path":0,"integrity":0,"manifest":0,"skills":0,"hooks":0,"persona":0,"beliefs":0,"memory":0,"hookConsent":0,"registry":0,"origin":0,"git":0}};
function validate61(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!((key0 === "include") || (key0 === "visibility"))){
validate61.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.include !== undefined && func0.call(data, "include")){
let data0 = data.include;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data0[i0] !== "string"){
validate61.errors = [0];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate61.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined && func0.call(data, "visibility")){
const _errs6 = errors;
if(!(validate13(data.visibility))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate61.errors = [0];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
function validate66(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "include") || (key0 === "visibility")) || (key0 === "format"))){
validate66.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.include !== undefined && func0.call(data, "include")){
let data0 = data.include;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data0[i0] !== "string"){
validate66.errors = [0];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate66.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined && func0.call(data, "visibility")){
const _errs6 = errors;
if(!(validate13(data.visibility))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined && func0.call(data, "format")){
const _errs7 = errors;
if(!(validate20(data.format))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
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
validate66.errors = [0];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
function validate65(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "l4") || (key0 === "l5")) || (key0 === "l6"))){
validate65.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.l4 !== undefined && func0.call(data, "l4")){
const _errs2 = errors;
if(!(validate66(data.l4))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.l5 !== undefined && func0.call(data, "l5")){
const _errs3 = errors;
if(!(validate66(data.l5))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.l6 !== undefined && func0.call(data, "l6")){
const _errs4 = errors;
if(!(validate66(data.l6))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
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
validate65.errors = [0];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
function validate59(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name")) || (((data.requested === undefined) || (!(func0.call(data, "requested")))) && (missing0 = "requested"))) || (((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version"))) || (((data.path === undefined) || (!(func0.call(data, "path")))) && (missing0 = "path"))) || (((data.integrity === undefined) || (!(func0.call(data, "integrity")))) && (missing0 = "integrity"))) || (((data.manifest === undefined) || (!(func0.call(data, "manifest")))) && (missing0 = "manifest"))) || (((data.skills === undefined) || (!(func0.call(data, "skills")))) && (missing0 = "skills"))) || (((data.hooks === undefined) || (!(func0.call(data, "hooks")))) && (missing0 = "hooks"))) || (((data.registry === undefined) || (!(func0.call(data, "registry")))) && (missing0 = "registry"))) || (((data.origin === undefined) || (!(func0.call(data, "origin")))) && (missing0 = "origin"))) || (((data.git === undefined) || (!(func0.call(data, "git")))) && (missing0 = "git"))){
validate59.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema23.properties, key0))){
validate59.errors = [0];
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
if(func18(data0) < 1){
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
if(data.requested !== undefined && func0.call(data, "requested")){
let data1 = data.requested;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func18(data1) < 1){
validate59.errors = [0];
return false;
}
}
else {
validate59.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func18(data2) < 1){
validate59.errors = [0];
return false;
}
}
else {
validate59.errors = [0];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined && func0.call(data, "path")){
let data3 = data.path;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func18(data3) < 1){
validate59.errors = [0];
return false;
}
}
else {
validate59.errors = [0];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data4 = data.integrity;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func18(data4) < 1){
validate59.errors = [0];
return false;
}
}
else {
validate59.errors = [0];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.manifest !== undefined && func0.call(data, "manifest")){
const _errs12 = errors;
if(!(validate5(data.manifest))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skills !== undefined && func0.call(data, "skills")){
let data6 = data.skills;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data6[i0] !== "string"){
validate59.errors = [0];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate59.errors = [0];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hooks !== undefined && func0.call(data, "hooks")){
let data8 = data.hooks;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(typeof data8[i1] !== "string"){
validate59.errors = [0];
return false;
}
var valid2 = _errs19 === errors;
if(!valid2){
break;
}
}
}
else {
validate59.errors = [0];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.persona !== undefined && func0.call(data, "persona")){
const _errs21 = errors;
if(!(validate61(data.persona))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.beliefs !== undefined && func0.call(data, "beliefs")){
const _errs22 = errors;
if(!(validate61(data.beliefs))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.memory !== undefined && func0.call(data, "memory")){
const _errs23 = errors;
if(!(validate65(data.memory))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hookConsent !== undefined && func0.call(data, "hookConsent")){
const _errs24 = errors;
if(!(validate35(data.hookConsent))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registry !== undefined && func0.call(data, "registry")){
const _errs25 = errors;
if(data.registry !== null){
validate59.errors = [0];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined && func0.call(data, "origin")){
let data15 = data.origin;
const _errs27 = errors;
if(!((data15 === "store") || (data15 === "git"))){
validate59.errors = [0];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.git !== undefined && func0.call(data, "git")){
const _errs28 = errors;
if(!(validate37(data.git))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs28 === errors;
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
else {
validate59.errors = [0];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
const schema27 = {"properties":{"name":0,"requested":0,"version":0,"path":0,"integrity":0,"manifest":0,"skills":0,"hooks":0,"persona":0,"beliefs":0,"memory":0,"hookConsent":0,"registry":0,"origin":0}};
function validate76(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name")) || (((data.requested === undefined) || (!(func0.call(data, "requested")))) && (missing0 = "requested"))) || (((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version"))) || (((data.path === undefined) || (!(func0.call(data, "path")))) && (missing0 = "path"))) || (((data.integrity === undefined) || (!(func0.call(data, "integrity")))) && (missing0 = "integrity"))) || (((data.manifest === undefined) || (!(func0.call(data, "manifest")))) && (missing0 = "manifest"))) || (((data.skills === undefined) || (!(func0.call(data, "skills")))) && (missing0 = "skills"))) || (((data.hooks === undefined) || (!(func0.call(data, "hooks")))) && (missing0 = "hooks"))) || (((data.registry === undefined) || (!(func0.call(data, "registry")))) && (missing0 = "registry"))) || (((data.origin === undefined) || (!(func0.call(data, "origin")))) && (missing0 = "origin"))){
validate76.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(func0.call(schema27.properties, key0))){
validate76.errors = [0];
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
if(func18(data0) < 1){
validate76.errors = [0];
return false;
}
}
else {
validate76.errors = [0];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requested !== undefined && func0.call(data, "requested")){
let data1 = data.requested;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func18(data1) < 1){
validate76.errors = [0];
return false;
}
}
else {
validate76.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined && func0.call(data, "version")){
let data2 = data.version;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func18(data2) < 1){
validate76.errors = [0];
return false;
}
}
else {
validate76.errors = [0];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined && func0.call(data, "path")){
let data3 = data.path;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func18(data3) < 1){
validate76.errors = [0];
return false;
}
}
else {
validate76.errors = [0];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.integrity !== undefined && func0.call(data, "integrity")){
let data4 = data.integrity;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func18(data4) < 1){
validate76.errors = [0];
return false;
}
}
else {
validate76.errors = [0];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.manifest !== undefined && func0.call(data, "manifest")){
const _errs12 = errors;
if(!(validate5(data.manifest))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skills !== undefined && func0.call(data, "skills")){
let data6 = data.skills;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data6[i0] !== "string"){
validate76.errors = [0];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate76.errors = [0];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hooks !== undefined && func0.call(data, "hooks")){
let data8 = data.hooks;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid2 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(typeof data8[i1] !== "string"){
validate76.errors = [0];
return false;
}
var valid2 = _errs19 === errors;
if(!valid2){
break;
}
}
}
else {
validate76.errors = [0];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.persona !== undefined && func0.call(data, "persona")){
const _errs21 = errors;
if(!(validate61(data.persona))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.beliefs !== undefined && func0.call(data, "beliefs")){
const _errs22 = errors;
if(!(validate61(data.beliefs))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.memory !== undefined && func0.call(data, "memory")){
const _errs23 = errors;
if(!(validate65(data.memory))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hookConsent !== undefined && func0.call(data, "hookConsent")){
const _errs24 = errors;
if(!(validate35(data.hookConsent))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registry !== undefined && func0.call(data, "registry")){
const _errs25 = errors;
if(data.registry !== null){
validate76.errors = [0];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined && func0.call(data, "origin")){
let data15 = data.origin;
const _errs27 = errors;
if(!((data15 === "file") || (data15 === "npm"))){
validate76.errors = [0];
return false;
}
var valid0 = _errs27 === errors;
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
else {
validate76.errors = [0];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
function validate57(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.lockfileVersion === undefined) || (!(func0.call(data, "lockfileVersion")))) && (missing0 = "lockfileVersion")) || (((data.cards === undefined) || (!(func0.call(data, "cards")))) && (missing0 = "cards"))){
validate57.errors = [0];
return false;
}
else {
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "lockfileVersion") || (key0 === "store")) || (key0 === "cards"))){
validate57.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.lockfileVersion !== undefined && func0.call(data, "lockfileVersion")){
const _errs2 = errors;
if(4 !== data.lockfileVersion){
validate57.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined && func0.call(data, "store")){
const _errs3 = errors;
if(!(validate2(data.store))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cards !== undefined && func0.call(data, "cards")){
let data2 = data.cards;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate59(data3))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(!(validate76(data3))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate57.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate57.errors = [0];
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
}
else {
validate57.errors = [0];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
function validate0(data){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate1(data))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate45(data))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate57(data))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
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
validate0.errors = vErrors;
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
validate0.errors = vErrors;
return errors === 0;
}
