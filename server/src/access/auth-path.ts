/** Where the access service is, below the origin. */
export const accessPath = '/access';

/** Where its own ways in and out are. */
export const authPath = `${accessPath}/auth`;

/** Set by us on every request to the library, whatever the browser sent. */
export const addressHeader = 'x-bronhouder-address';
