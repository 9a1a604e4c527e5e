// Generated from schemas/safe-subset/safe-subset.schema.ts by `npm run generate`.
// Edit the source instead.
export const validate = validate0;
function validate0(data){
if(!validate1(data)){
return false;
}
return true;
}
function validate1(data){
return true;
}
