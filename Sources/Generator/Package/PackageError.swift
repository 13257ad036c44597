/// The reason why no screen can be generated in a package.
package enum PackageError: Error, Hashable, Sendable {
    /// A folder that does not exist.
    case noFolder(String)

    /// The place for a new package is taken.
    case taken(String)

    /// A folder that is not a checkout of Wayline; nil if no folder was named.
    case noWayline(String?)

    /// Neither the folder nor one around it is a package.
    case noPackage(String)

    /// A package whose manifest does not have this word.
    case notDependent(String)

    /// A package with no target for screens, or with several possible ones.
    case noTarget(String)

    /// A file of the generator that it cannot read.
    case damaged(String)

    /// More screens than the limit of a package.
    case tooManyScreens

    /// A generated list of screens that is missing.
    case lostList(String)

    /// The template of a generated screen is missing.
    case lostTemplate(String, of: String)

    /// A name that a menu needs, and that is declared already.
    case noRoomForMenu(NameClash)

    /// A type of the package that hides a type that generated files use.
    case hiddenType(String, of: String, file: String)

    /// A list of screens without the line above its entries.
    case noMark(String)

    /// The last entry of the list of screens has no comma, so no entry can follow.
    case noComma(String, line: String)

    /// A line of the list of screens that names this member, but is not a generated line.
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
        case .noTarget(let root):
            "'\(root)' has no target Screens with tests: make the folders 'Sources/Screens' and "
                + "'Tests/ScreensTests', or say in '\(PackageSettings.path)' where screens go, e.g. "
                + #"{"sources": "Sources/Shop", "tests": "Tests/ShopTests"}."#
        case .damaged(let path):
            "'\(path)' cannot be read: restore it from version control, or remove it."
        case .tooManyScreens:
            "A package has at most \(ScreenRecord.most) generated screens: put others into another "
                + "package, or remove records that are not yours from '\(ScreenRecord.folder)'."
        case .lostList(let path):
            "'\(path)', the list of the screens, is missing: restore it from version control."
        case .lostTemplate(let template, let screen):
            "'\(screen)' was generated with the template '\(template)', which is missing: restore "
                + "'\(ScreenPackage.templates)/\(template)' from version control."
        case .noRoomForMenu(let clash):
            "A list of screens and a menu are added to this package, but \(clash): give that "
                + "another name."
        case .hiddenType(let name, let module, let file):
            "Generated files use '\(name)' of \(module), but '\(name)' in '\(file)' hides it: "
                + "give the type in '\(file)' another name."
        case .noMark(let path):
            "'\(path)' does not list the screens: it needs the line '\(ScreenList.mark)', and the line "
                + "'\(ScreenList.end)' below."
        case .noComma(let path, let line):
            "The list in '\(path)' ends with '\(line)': add a comma, so that another screen can "
                + "follow."
        case .editedLine(let path, let member):
            "'\(path)' names '.\(member)' in a line that was edited: remove it there first."
        }
    }
}
