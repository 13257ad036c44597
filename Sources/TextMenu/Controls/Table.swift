/// A table of names and values.
public final class Table: Control {
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

    /// Creates a table of this name, which may be empty.
    public init(_ label: String = "", _ rows: [Row] = []) {
        self.rows = rows
        super.init(label)
    }

    public override var kind: ControlKind { .table(self) }

    public override var role: String { label.isEmpty ? "" : "table" }

    public override func stateText(in wording: Wording) -> String {
        rows.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
    }
}
