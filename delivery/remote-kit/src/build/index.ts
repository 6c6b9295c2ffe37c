export { sharedEntryPoints } from '../vite/shared-modules';
export { type BuildRecord, buildRecordFile, type Load, parseBuildRecord } from './record';
export { type ApiReport, readReport, reportFile, typesIn } from './report';
