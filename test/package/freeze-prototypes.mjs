// Preloaded with `--import`: freezes what a hardened host freezes before it loads anything.
// `--frozen-intrinsics` is not the same: it lets an assignment override an inherited property.
for (const { prototype } of [Object, Array, Function, String]) Object.freeze(prototype);
