/// What a call to the system failed by.
struct SystemError: Error {
    enum Kind {
        case forbidden
        case full
        case missing
        case other
    }

    let number: Int32

    var kind: Kind { Platform.kind(ofError: number) }
    /// The system's own words.
    var text: String { Platform.text(ofError: number) }
}
