export { type LeakOptions, type LeakReport, leaks } from './leaks';
export { type RandomGame, randomGame, randomPicker } from './random-play';
export { type RecordOptions, recordsHold } from './records';
export * from './rule';
export { Scenario } from './scenario';
export { ScenarioPlayer, ScenarioTable } from './scenario-table';
export { type SoakFailure, type SoakOptions, type SoakReport, soak } from './soak';
export { randomTranscripts, recordTranscript, Transcript, transcriptsHold } from './transcripts';
