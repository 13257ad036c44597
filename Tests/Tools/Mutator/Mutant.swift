/// One change of a program that its tests should notice.
package struct Mutant: Equatable {
    /// The sort of the change.
    package enum Sort: String, CaseIterable {
        /// A statement, or a line of a result builder, is left out.
        case statement
        /// A condition, or a comparison, is inverted.
        case condition
        /// A limit is moved by one, e.g. `<` to `<=`.
        case limit
        /// A number, a string, `true` or `false` is another.
        case literal
        /// The value of an expression is another: nil, nothing, empty, the opposite, no transition.
        case value
        /// An element of a list is left out.
        case element
    }

    package let number: Int
    package let sort: Sort
    package let file: String
    package let line: Int

    /// The range in the file, in bytes.
    package let place: Range<Int>

    /// The text that is changed, on one line.
    package let before: String

    /// The change, in words or as text.
    package let after: String

    /// The number of the statement around it, if that is a mutant too.
    let statement: Int?
}

/// A line that is no mutant, and the reason.
package struct SkippedLine: Equatable {
    package let file: String
    package let line: Int
    package let text: String
    package let reason: String
}

/// The text that is put around a part of a source, so that mutants can be switched on.
struct Switch {
    let bytes: Range<Int>
    let prefix: String
    let suffix: String
    let numbers: Range<Int>
    let isStatement: Bool
}
