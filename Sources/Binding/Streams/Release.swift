/// Releases a value that was taken out of a property, after the access to the property has ended.
///
/// The value's `deinit` may use the property again. With `release(property.take())`, optimized code releases the
/// value within the access.
@inlinable
func release<Value>(_ value: Value) {
    withExtendedLifetime(value) {}
}
