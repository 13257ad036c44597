/// Where results go, and where things pass whose making the compiler must not see through.
enum BlackHole {
    /// `value`, of which the compiler knows nothing any more.
    @inline(never) @_optimize(none)
    static func opaque<Value>(_ value: Value) -> Value {
        value
    }

    /// Counts as a use of `value`.
    @inline(never) @_optimize(none)
    static func consume<Value>(_ value: Value) {}
}
