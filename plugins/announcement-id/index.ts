export default () => ({name: 'announcement-id'});
