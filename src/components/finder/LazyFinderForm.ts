import {lazyComponent} from '@site/src/components/shared/load';

/** The finder's form, which is loaded when it is first shown. */
export const LazyFinderForm = lazyComponent(async () => (await import('./FinderForm')).default);
