/// Names and their values, such as the facts of an order.
///
/// ![Names and their values.](NamedValues)
public final class NamedValues: Control {
    /// A name and its value.
    public struct Row: Hashable, Sendable {
        /// The name.
        public let key: String

        /// The value.
        public let value: String

        /// A name and its value.
        public init(_ key: String, _ value: String) {
            self.key = key
            self.value = value
        }
    }

    /// The rows from the top to the bottom.
    public var rows: [Row] {
        didSet { if rows != oldValue { touch() } }
    }

    /// Creates the details under this heading, which may be empty.
    public init(_ label: String = "", _ rows: [Row] = []) {
        self.rows = rows
        super.init(label)
    }

    public override var role: String { label.isEmpty ? "" : "details" }

    public override func stateText(in wording: Wording) -> String {
        rows.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    }

    public override func lines(in wording: Wording) -> [String] {
        (label.isEmpty ? [] : [label]) + rows.map { "\($0.key): \($0.value)" }
    }
}
