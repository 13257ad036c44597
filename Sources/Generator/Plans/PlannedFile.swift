/// What shall become of one file.
package struct PlannedFile: Hashable, Sendable {
    package enum Action: String, CaseIterable, Sendable {
        case create
        case edit
        case delete
        case unchanged

        /// Somebody else has written it; as long as there is one, nothing is done.
        case conflict
    }

    /// Below the folder of the plan.
    package let path: String
    package let action: Action

    /// What stands there; nil if nothing does.
    package let before: [UInt8]?

    /// What shall stand there; nil if nothing shall.
    package let after: [UInt8]?

    /// What was generated where somebody else has written something; nil where nobody has.
    package let generated: [UInt8]?

    /// In how many places two changes met, which are marked in the file.
    package let marks: Int

    package init(
        path: String, action: Action, before: [UInt8]?, after: [UInt8]?,
        generated: [UInt8]? = nil, marks: Int = 0
    ) {
        self.path = path
        self.action = action
        self.before = before
        self.after = after
        self.generated = generated
        self.marks = marks
    }
}
