export default () => ({name: 'dependency-edits'});
