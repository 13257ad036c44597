/// The reason why a screen does not match a picture.
public enum PictureError: Error, Hashable, Sendable {
    /// A picture cannot have this name.
    case badName(String)

    /// There is no such file.
    case missing(path: String, variable: String)

    /// The screen looks different.
    case differs(PictureDifference, path: String, variable: String)

    /// The file cannot be read.
    case notRead(path: String, reason: String)

    /// The file cannot be written.
    case notWritten(path: String, reason: String)
}

extension PictureError: CustomStringConvertible {
    /// The reason, the differences, and the next step.
    public var description: String {
        switch self {
        case .badName(let name):
            "'\(name)' cannot name a picture: use letters, digits, '-' and '_', e.g. 'empty-cart'."
        case .missing(let path, let variable):
            "There is no picture \(path). To draw it, run the tests with \(variable)=1, and look "
                + "at the file before you commit it."
        case .differs(let difference, let path, let variable):
            """
            The screen differs from the picture \(path):
            \(difference.text)
            If the screen is right, run the tests with \(variable)=1, and commit the picture.
            """
        case .notRead(let path, let reason): "The picture \(path) cannot be read: \(reason)."
        case .notWritten(let path, let reason):
            "The picture \(path) cannot be written: \(reason)."
        }
    }
}
