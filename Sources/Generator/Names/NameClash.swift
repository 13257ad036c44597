/// What a package declares already.
package enum NameClash: Hashable, Sendable {
    case type(String, file: String)

    /// The wanted type differs from a declared one by case alone.
    case otherCase(String, declared: String, file: String)
    case route(String, file: String)
    case member(String, file: String)
}
