/// Why something cannot bear a name.
package struct NameError: Error, Hashable, Sendable {
    /// What was to be named.
    package enum Subject: Hashable, Sendable {
        case screen
        /// A module inside the screen of that name.
        case child(of: String)
        case route
    }

    /// The name as it was given.
    package let name: String
    package let subject: Subject
    package let fault: NameFault

    package init(_ name: String, _ subject: Subject, _ fault: NameFault) {
        self.name = name
        self.subject = subject
        self.fault = fault
    }
}
