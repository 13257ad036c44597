/// The reason why no screen can be generated in a package.
package enum PackageError: Error, Hashable, Sendable {
    case noFolder(String)
    case taken(String)

    /// A folder that is not a checkout of Wayline; nil if no folder was named.
    case noWayline(String?)
    case noPackage(String)
    case notDependent(String)

    /// A package with no target for screens, or with several possible ones.
    case noTarget(String, known: [String])

    /// A file of the generator that it cannot read.
    case damaged(String)
    case lostTemplate(String, of: String)

    /// A type of the package that hides a type that generated files use.
    case hiddenType(String, file: String)

    /// A list of screens without the line above its entries.
    case noMark(String)

    /// A line that names this member, but is not a generated line.
    case editedLine(String, member: String)
}

extension PackageError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noFolder(let path): "'\(path)' does not exist."
        case .taken(let path):
            "'\(path)' exists already: choose another name, or another folder, e.g. '--at ~/code'."
        case .noWayline(let path):
            (path.map { "'\($0)' is not a checkout of Wayline" }
                ?? "The location of Wayline is not known")
                + ": name its folder, e.g. '--wayline ../Wayline'."
        case .noPackage(let path):
            "'\(path)' is not in a Swift package: change to the folder of one, or name it, e.g. "
                + "'--into ../Shop'."
        case .notDependent(let root):
            "'\(root)/Package.swift' does not name 'Wayline': screens need the product Wayline of the "
                + "package Wayline."
        case .noTarget(let root, let known):
            known.isEmpty
                ? "'\(root)' has no target with tests: declare one in its manifest, and make its "
                    + "folders, e.g. 'Sources/Screens' and 'Tests/ScreensTests'."
                : "'\(root)' has several targets with tests: choose one, e.g. '--target \(known[0])'. "
                    + "There are \(known.map { "'\($0)'" }.joined(separator: ", "))."
        case .damaged(let path):
            "'\(path)' cannot be read: restore it from version control, or remove it."
        case .lostTemplate(let template, let screen):
            "'\(screen)' was generated with the template '\(template)', which is missing: restore "
                + "'\(ScreenPackage.templates)/\(template)' from version control."
        case .hiddenType(let name, let file):
            "Generated files use '\(name)', but the type of this name in '\(file)' hides it: "
                + "rename that type."
        case .noMark(let path):
            "'\(path)' does not list the screens: it needs the line '\(ScreenList.mark)', and the line "
                + "'\(ScreenList.end)' below."
        case .editedLine(let path, let member):
            "'\(path)' names '.\(member)' in a line that was edited: remove it there first."
        }
    }
}
