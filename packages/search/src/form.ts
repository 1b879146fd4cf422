/** Whether parsed JSON is a file of a version. That is enough to trust the rest: the same project writes the file. */
export const isOfForm = <File extends {readonly form: number}>(file: unknown, form: File['form']): file is File =>
  typeof file === 'object' && file !== null && 'form' in file && file.form === form;
