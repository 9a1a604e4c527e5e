/** The id under which schemas of the subset are a format of their own. */
export const SUBSET_FORMAT = 'safe-subset/safe-subset';
