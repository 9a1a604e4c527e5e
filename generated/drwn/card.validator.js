// Generated from schemas/drwn/card.schema.ts by `npm run generate`.
// Edit the source instead.
export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?:@[a-z0-9-]+/)?[a-z0-9-]+$", "u");
function validate1(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.minVersion !== undefined && func0.call(data, "minVersion")){
if(typeof data.minVersion !== "string"){
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
validate1.errors = vErrors;
return errors === 0;
}
function validate3(data){
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
validate3.errors = [0];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate3.errors = [0];
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
validate3.errors = [0];
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
validate3.errors = [0];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
function validate5(data){
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
validate5.errors = [0];
return false;
}
var valid1 = _errs3 === errors;
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
const pattern1 = new RegExp("^[^./\\\\]+(?:\\.[^./\\\\]+)*\\.?$", "u");
function validate8(data){
let vErrors = null;
let errors = 0;
if(!(((data === "private") || (data === "internal")) || (data === "public"))){
validate8.errors = [0];
return false;
}
validate8.errors = vErrors;
return errors === 0;
}
function validate7(data){
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
validate7.errors = [0];
return false;
}
}
else {
validate7.errors = [0];
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
validate7.errors = [0];
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
if(!(validate8(data.visibility))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
validate7.errors = [0];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}
function validate15(data){
let vErrors = null;
let errors = 0;
if(!(((data === "md") || (data === "jsonl")) || (data === "mixed"))){
validate15.errors = [0];
return false;
}
validate15.errors = vErrors;
return errors === 0;
}
function validate13(data){
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
validate13.errors = [0];
return false;
}
}
else {
validate13.errors = [0];
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
validate13.errors = [0];
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
if(!(validate8(data.visibility))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
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
if(!(validate15(data.format))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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
validate13.errors = [0];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}
function validate12(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "l4") || (key0 === "l5")) || (key0 === "l6"))){
validate12.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.l4 !== undefined && func0.call(data, "l4")){
const _errs2 = errors;
if(!(validate13(data.l4))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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
if(!(validate13(data.l5))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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
if(!(validate13(data.l6))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
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
validate12.errors = [0];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}
function validate21(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined && func0.call(data, "enabled")){
const _errs1 = errors;
if(typeof data.enabled !== "boolean"){
validate21.errors = [0];
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
validate21.errors = [0];
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
validate21.errors = [0];
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
validate21.errors = [0];
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
validate21.errors = [0];
return false;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate21.errors = [0];
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
validate21.errors = [0];
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
validate21.errors = [0];
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
validate21.errors = [0];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
function validate24(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined && func0.call(data, "enabled")){
if(typeof data.enabled !== "boolean"){
validate24.errors = [0];
return false;
}
}
}
else {
validate24.errors = [0];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
function validate23(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 of Object.keys(data)){
if(!(((key0 === "claude") || (key0 === "codex")) || (key0 === "cursor"))){
validate23.errors = [0];
return false;
break;
}
}
if(_errs1 === errors){
if(data.claude !== undefined && func0.call(data, "claude")){
const _errs2 = errors;
if(!(validate24(data.claude))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(!(validate24(data.codex))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
if(!(validate24(data.cursor))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate23.errors = [0];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
function validate0(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) || (!(func0.call(data, "name")))) && (missing0 = "name")) || (((data.version === undefined) || (!(func0.call(data, "version")))) && (missing0 = "version"))){
validate0.errors = [0];
return false;
}
else {
if(data.$schema !== undefined && func0.call(data, "$schema")){
const _errs1 = errors;
if(typeof data.$schema !== "string"){
validate0.errors = [0];
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
validate0.errors = [0];
return false;
}
}
else {
validate0.errors = [0];
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
validate0.errors = [0];
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
validate0.errors = [0];
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
validate0.errors = [0];
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
if(!(validate1(data.harness))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate0.errors = [0];
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
validate0.errors = [0];
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
validate0.errors = [0];
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
if(!(validate3(data.skills))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
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
if(!(validate5(data.hooks))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
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
if(!(validate7(data.persona))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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
if(!(validate7(data.beliefs))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
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
if(!(validate12(data.memory))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
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
validate0.errors = [0];
return false;
}
var valid1 = _errs25 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [0];
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
if(!(validate21(data16[key1]))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid2 = _errs30 === errors;
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
validate0.errors = [0];
return false;
}
var valid3 = _errs34 === errors;
if(!valid3){
break;
}
}
}
else {
validate0.errors = [0];
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
if(!(validate23(data.targets))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
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
validate0.errors = [0];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
