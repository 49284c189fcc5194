export {
  type ContentFile,
  findUnknownFiles,
  type ReadFiles,
  readFiles,
  readSources,
  readText,
  type Sources,
} from './read-files.ts';
