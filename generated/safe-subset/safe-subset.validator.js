// Generated from schemas/safe-subset/safe-subset.schema.ts by `npm run generate`.
// Edit the source instead.
export const validate = validate0;
function validate1(data){
validate1.errors = null;
return true;
}
function validate0(data){
let vErrors = null;
let errors = 0;
if(!(validate1(data))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
