extension Link {
    /// One `name=value` of a link's query, decoded; a `+` in it was a space.
    public struct QueryItem: Hashable, Sendable {
        /// What stands before the `=`.
        public let name: String
        /// Nil if there is no `=`, empty if nothing follows it.
        public let value: String?

        /// An item of decoded texts.
        public init(name: String, value: String?) {
            self.name = name
            self.value = value
        }
    }
}
