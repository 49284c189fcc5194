/** The name of a version: it is a folder of the bucket and a part of URLs. By itself, because commands check it before they load anything. */
export const VERSION_NAME = /^[a-z0-9][a-z0-9.-]{0,63}$/;
