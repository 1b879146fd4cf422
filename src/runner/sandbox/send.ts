import type {WorkerMessage} from '../protocol';
import {engine} from './engine';

/** Tells the frame. */
export const send = (message: WorkerMessage): void => engine.post(message);
