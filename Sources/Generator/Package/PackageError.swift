/// The reason that no screen can be generated in a package.
package enum PackageError: Error, Hashable, Sendable {
    /// A folder that is not there.
    case noFolder(String)

    /// A place where a package was to be made, and something is.
    case taken(String)

    /// A folder that has no checkout of Wayline; nil if none was named.
    case noWayline(String?)

    /// Neither the folder nor one around it is a package.
    case noPackage(String)

    /// A package whose manifest does not have this word.
    case notDependent(String)

    /// A package with no target, or with several, that screens could be meant for.
    case noTarget(String)

    /// A file of the generator's own that it cannot read.
    case damaged(String)

    /// More screens than a package can have.
    case tooManyScreens

    /// A list of screens that was generated, and is not there.
    case lostList(String)

    /// A template that a screen was generated with, and that is not there.
    case lostTemplate(String, of: String)

    /// A name that a menu would declare, and that is declared already.
    case noRoomForMenu(NameClash)

    /// A type of the package that hides one which what is generated uses.
    case hiddenType(String, of: String, file: String)

    /// A list of screens without the line that they are listed below.
    case noMark(String)

    /// The last line of the list of screens, which another cannot follow.
    case noComma(String, line: String)

    /// A line of the list of screens that names this member in another way than was generated.
    case editedLine(String, member: String)
}

extension PackageError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noFolder(let path): "'\(path)' is not there."
        case .taken(let path):
            "'\(path)' is there already: choose another name, or another folder, e.g. '--at ~/code'."
        case .noWayline(let path):
            (path.map { "'\($0)' is no checkout of Wayline" } ?? "It is not known where Wayline is")
                + ": say where it is, e.g. '--wayline ../Wayline'."
        case .noPackage(let path):
            "'\(path)' is in no Swift package: go into one, or name it, e.g. '--into ../Shop'."
        case .notDependent(let root):
            "'\(root)/Package.swift' does not name 'Wayline': screens need the product Wayline of the "
                + "package Wayline."
        case .noTarget(let root):
            "'\(root)' has no target Screens with tests: make the folders 'Sources/Screens' and "
                + "'Tests/ScreensTests', or say in '\(PackageSettings.path)' where screens go, e.g. "
                + #"{"sources": "Sources/Shop", "tests": "Tests/ShopTests"}."#
        case .damaged(let path):
            "'\(path)' cannot be understood: take it back from version control, or remove it."
        case .tooManyScreens:
            "A package has at most \(ScreenRecord.most) generated screens: put others into a package of "
                + "their own, or remove records that are not of yours from '\(ScreenRecord.folder)'."
        case .lostList(let path):
            "'\(path)', the list of the screens, is gone: take it back from version control."
        case .lostTemplate(let template, let screen):
            "'\(screen)' was generated with the template '\(template)', which is gone: take "
                + "'\(ScreenPackage.templates)/\(template)' back from version control."
        case .noRoomForMenu(let clash):
            "A package without a list of screens gets one, with a menu, and \(clash): give that "
                + "another name."
        case .hiddenType(let name, let module, let file):
            "What is generated uses '\(name)' of \(module), which '\(name)' in '\(file)' hides: give that "
                + "another name."
        case .noMark(let path):
            "'\(path)' does not list the screens: it needs the line '\(ScreenList.mark)', and the line "
                + "'\(ScreenList.end)' below."
        case .noComma(let path, let line):
            "The list in '\(path)' ends with '\(line)': write a comma behind it, so that another screen can follow."
        case .editedLine(let path, let member):
            "'\(path)' names '.\(member)' in another way than was generated: take it out there first."
        }
    }
}
