import type { PageName } from '../pages/pages';

/** Settings of offline reading: whether it is enabled, and which pages are never saved. */
export type OfflineSettings = { enabled: boolean; neverSaved: readonly PageName[] };
