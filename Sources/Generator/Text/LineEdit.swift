/// Lines that take the place of others; one of the two ranges may be empty, never both.
package struct LineEdit: Hashable, Sendable {
    package let old: Range<Int>
    package let new: Range<Int>

    package init(old: Range<Int>, new: Range<Int>) {
        self.old = old
        self.new = new
    }

    /// How much further down what follows stands in the new text.
    var shift: Int { new.count - old.count }
}
