/// Releases a value that was taken out of a property, after the access to the property has ended.
///
/// The value's `deinit` may use the property again. Without this, optimized code can release the
/// value within the access.
@inlinable @inline(always)
func release<Value>(_ value: Value) {
    // Unlike `withExtendedLifetime`, this needs no metadata of the type where code is not
    // specialised.
    _fixLifetime(value)
}
