import type {WorkerMessage} from '../protocol';
import {engine} from './engine';

/** Sends a message to the frame. */
export const send = (message: WorkerMessage): void => engine.post(message);
