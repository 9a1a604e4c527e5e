// Generated from schemas/drwn/card.schema.ts by `npm run generate`.
// Edit the source instead.
export const validate = validate0;
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?:@[a-z0-9-]+/)?[a-z0-9-]+$", "u");
const pattern1 = new RegExp("^[^./\\\\]+(?:\\.[^./\\\\]+)*\\.?$", "u");
function validate0(data){
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
if(!validate1(data.harness)){
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
if(!validate2(data.skills)){
return false;
}
}
if(data.hooks !== undefined && func0.call(data, "hooks")){
if(!validate3(data.hooks)){
return false;
}
}
if(data.persona !== undefined && func0.call(data, "persona")){
if(!validate4(data.persona)){
return false;
}
}
if(data.beliefs !== undefined && func0.call(data, "beliefs")){
if(!validate4(data.beliefs)){
return false;
}
}
if(data.memory !== undefined && func0.call(data, "memory")){
if(!validate5(data.memory)){
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
if(!validate6(data16[key1])){
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
if(!validate7(data.targets)){
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
function validate2(data){
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
function validate3(data){
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
function validate4(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include !== undefined && func0.call(data, "include")){
let data0 = data.include;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
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
}
if(data.visibility !== undefined && func0.call(data, "visibility")){
if(!validate8(data.visibility)){
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
if(!(((key0 === "l4") || (key0 === "l5")) || (key0 === "l6"))){
return false;
}
}
if(data.l4 !== undefined && func0.call(data, "l4")){
if(!validate9(data.l4)){
return false;
}
}
if(data.l5 !== undefined && func0.call(data, "l5")){
if(!validate9(data.l5)){
return false;
}
}
if(data.l6 !== undefined && func0.call(data, "l6")){
if(!validate9(data.l6)){
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
function validate7(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(((key0 === "claude") || (key0 === "codex")) || (key0 === "cursor"))){
return false;
}
}
if(data.claude !== undefined && func0.call(data, "claude")){
if(!validate10(data.claude)){
return false;
}
}
if(data.codex !== undefined && func0.call(data, "codex")){
if(!validate10(data.codex)){
return false;
}
}
if(data.cursor !== undefined && func0.call(data, "cursor")){
if(!validate10(data.cursor)){
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
if(!(((data === "private") || (data === "internal")) || (data === "public"))){
return false;
}
return true;
}
function validate9(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include !== undefined && func0.call(data, "include")){
let data0 = data.include;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
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
}
if(data.visibility !== undefined && func0.call(data, "visibility")){
if(!validate8(data.visibility)){
return false;
}
}
if(data.format !== undefined && func0.call(data, "format")){
if(!validate11(data.format)){
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
function validate11(data){
if(!(((data === "md") || (data === "jsonl")) || (data === "mixed"))){
return false;
}
return true;
}
