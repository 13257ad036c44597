/// A value as the database keeps it.
package enum SQLValue: Hashable, Sendable {
    case null
    case int(Int)
    case text(String)
}
