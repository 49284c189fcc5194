export {
  getReleaseFile,
  MissingObjectError,
  parseJson,
  type ReadableBucket,
  readChannels,
  readContent,
  readStoredRelease,
  withinLimit,
} from './bucket-reader.ts';
export { getIntegrity } from './integrity.ts';
