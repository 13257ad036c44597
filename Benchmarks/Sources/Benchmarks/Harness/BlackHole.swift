/// Consumes results, and hides values from the optimiser.
enum BlackHole {
    /// Returns `value` in a way that hides its origin from the compiler.
    @inline(never) @_optimize(none)
    static func opaque<Value>(_ value: Value) -> Value {
        value
    }

    /// Counts as a use of `value`.
    @inline(never) @_optimize(none)
    static func consume<Value>(_ value: Value) {}
}
