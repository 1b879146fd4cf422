import type {PageAliases} from '.';

/** Aliases for the matchers of docs/matchers/object.mdx. */
export const object = {
  toBeObject: {
    names: ['object not array', 'is an object', 'class instance'],
    phrases: `
      isObject, object type, value is an object, is plain object, type check for objects, value is an object not array,
      not null and an object, object literal, dictionary, hash, JSON object, returns an object, key value store,
      typeof x === 'object', be.an('object'), expect.any(Object), not a primitive, record not a list,
      got null instead of an object, isPlainObject, typeof object, not null`,
  },
  toBeEmptyObject: {
    names: ['has no own keys', 'Object.keys length 0', 'blank object'],
    phrases: `
      empty object, object is empty, object without properties, object has no keys, no fields, zero keys,
      nothing in the object, no attributes, equals an empty object, empty dictionary, empty JSON,
      Object.keys(x).length === 0, errors object is empty, no headers at all, no validation errors left, body is {},
      isEmpty, equals {}`,
  },
  toContainKey: {
    names: ['has key', 'has property', 'hasOwnProperty', 'Object.hasOwn', 'own property', 'field exists'],
    phrases: `
      has a property, object has a property, key is present, contains a key, certain property, single key,
      attribute is present, member is defined, response has a field, property is missing, does not have a property,
      toHaveProperty, have.property, hasKey, has_key, containsKey, key in object, property in an object,
      column is there, prop is there whatever its value, property is undefined but exists, in operator`,
  },
  toContainKeys: {
    names: ['has all keys', 'required fields', 'at least these keys', 'includes keys', 'several properties'],
    phrases: `
      every key is present, all keys exist, has these keys, has all of these keys, object has several properties,
      object has multiple properties, object has properties a b c, contains all of these keys, multiple keys,
      required fields are present, response contains required fields, mandatory properties, all expected properties,
      these keys and maybe more, list of keys, toHaveProperties, include.keys, have.properties, assertArrayHasKeys,
      all columns are there`,
  },
  toContainAllKeys: {
    names: [
      'exactly these keys',
      'only these keys',
      'no other keys',
      'no extra properties',
      'same keys',
      'has.all.keys',
      'Object.keys equal',
    ],
    phrases: `
      object has exactly these properties, only these fields, nothing but these keys, no unexpected fields,
      no unknown properties, no additional properties, additionalProperties false, strict keys, key set equals,
      same set of keys, keys are equal, complete list of keys, shape of an object, strict shape, all and only,
      have.all.keys, Object.keys(x) toEqual, unknown key sneaked in, same columns, schema of a response`,
  },
  toContainAnyKeys: {
    names: ['at least one key', 'one of these keys', 'some keys', 'has.any.keys'],
    phrases: `
      one or more of these keys, any of these properties, either key, either of two properties,
      one of several properties, some of these fields, at least one of the keys, contain.any.keys, none of the keys,
      neither key, lacks these keys, must not have these keys, no sensitive fields, no password leaked,
      email or phone is given, private fields are stripped`,
  },
  toContainValue: {
    names: ['has value', 'includes value', 'Object.values includes', 'containsValue', 'value in an object'],
    phrases: `
      object includes a value, some property equals a value, any property has the value, value occurs in an object,
      value is somewhere in an object, find a value in an object, a property has the value, one value of an object,
      Object.values(x) toContain, has_value, hasValue, whichever key, value without knowing its key`,
  },
  toContainValues: {
    names: ['has all values', 'includes several values', 'at least these values', 'subset of values'],
    phrases: `
      object holds all of these values, object contains several values, multiple values, all of these values occur,
      has these values and maybe more, contains all values, list of values, each of these values,
      Object.values includes all, each value is under some key, values whatever the keys`,
  },
  toContainAllValues: {
    names: ['exactly these values', 'only these values', 'no other values', 'same values', 'Object.values equal'],
    phrases: `
      object values are exactly, object has exactly these values, nothing but these values, no unexpected values,
      values of an object equal, all values of an object, values in any order, complete list of values,
      set of values, Object.values(x) toEqual, all and only these values, every field value is known,
      object values ignoring keys`,
  },
  toContainAnyValues: {
    names: ['at least one value', 'one of these values', 'some values'],
    phrases: `
      any of these values, one or more of these values, at least one of the values, either value,
      one of the values is in an object, object contains one of several values, neither value, none of the values,
      no field is failed, forbidden values in an object`,
  },
  toContainEntry: {
    names: ['key and value', 'key value pair', 'has property with value', 'field equals', 'containsEntry', 'tuple'],
    phrases: `
      property with a given value, object has key and value, object has property with value,
      object has property name with value x, key is set to,
      attribute with value, name and value, one entry, single pair, contains a pair, toHaveProperty with value,
      have.property with a value, hasEntry, has_entry, Object.entries contains, header has value, option is set to,
      query param equals, config option has value`,
  },
  toContainEntries: {
    names: [
      'several key value pairs',
      'Object.entries includes',
      'subset of an object',
      'at least these properties',
      'partial match',
    ],
    phrases: `
      objectContaining, multiple properties with values, several properties with values, several entries,
      all of these pairs, all of these entries, object contains properties and values, object contains another object,
      partial object, partial object match, match part of an object, match some fields of an object, subset of properties,
      these pairs and maybe more, at least these key value pairs, toMatchObject, contains sub-object, isMatch,
      loose object comparison, includes (Chai object), some headers and their values`,
  },
  toContainAllEntries: {
    names: ['exactly these entries', 'only these pairs', 'no extra entries', 'Object.entries equal'],
    phrases: `
      exactly these properties and values, only these key value pairs, object has only these pairs, no other pairs,
      no other entries, nothing but these pairs, whole object equals, complete object, all entries of an object,
      entries are equal, Object.entries(x) toEqual, same entries, all and only these pairs, compare all keys and values,
      only these query params, exactly these headers, these pairs and no extras`,
  },
  toContainAnyEntries: {
    names: ['at least one pair', 'one of these entries', 'some entries'],
    phrases: `
      any of these key value pairs, any of these entries, one or more entries, at least one of the pairs, either pair,
      one of several properties with value, has one of these pairs, some of these pairs, neither pair, none of the pairs,
      any of the provided entries, none of these settings,
      none of these entries`,
  },
  toBeExtensible: {
    names: ['Object.isExtensible', 'can add properties', 'new properties', 'open object'],
    phrases: `
      can be extended, object can be extended, add new keys, new property is allowed, object is not locked,
      non-extensible, cannot add properties, Reflect.isExtensible, be.extensible, open for new fields,
      locked against additions, monkey patch, preventExtensions`,
  },
  toBeFrozen: {
    names: ['Object.isFrozen', 'Object.freeze', 'read only'],
    phrases: `
      immutable object, immutability, can't be modified, cannot be modified, cannot be changed, object must not change,
      read-only object, constant object, unchangeable, not mutable, Object.freeze was called, be.frozen,
      write protected, locked object, is const, protected from changes, readonly, cannot assign to read only property,
      final, immutable, constant, deep freeze`,
  },
  toBeSealed: {
    names: ['Object.isSealed', 'Object.seal', 'cannot add or delete properties', 'fixed shape', 'fixed keys'],
    phrases: `
      no keys can be added or removed, cannot remove properties, cannot add keys, no new keys,
      values may change but not keys, fixed set of keys, non-configurable, be.sealed, closed object,
      fields cannot be dropped, no delete, editable values with a fixed layout`,
  },
} satisfies PageAliases;
