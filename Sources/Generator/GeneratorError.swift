import WaylineRouting
import WaylineSystem

/// An error because of which nothing was done.
package enum GeneratorError: Error, Hashable, Sendable {
    /// The system has refused an operation on a file.
    case file(FileError)

    /// A symbolic link where a file or a folder is expected.
    case link(String)

    /// A folder, or another object that is not a file, where a file is expected.
    case notAFile(String)

    /// A file where a folder is expected.
    case notAFolder(String)

    /// Another run is active in the same folder.
    case busy(String)

    /// A package in which no screen can be generated.
    case package(PackageError)

    /// An invalid name.
    case name(NameError)

    /// A template with a fault.
    case template(TemplateError)

    /// A request for something that does not exist.
    case request(RequestError)

    /// A file has changed since the plan was made.
    case changedMeanwhile(String)

    /// The plan has conflicts.
    case conflicts([String])

    /// Carrying out the plan failed, and taking it back failed, too.
    indirect case leftOver(GeneratorError, GeneratorError)

    /// An earlier run was cut off, and this one may not write.
    case unfinished

    /// A journal that does not come from a run of this user in this folder.
    case foreignJournal

    /// A copy in the journal that has changed since it was saved.
    case changedCopy(String)

    /// A path that leads out of the package, or into a hidden folder.
    case leadsOut(String)

    /// The undo information of a run cannot be written or read.
    case undoStore(UndoStoreError)

    /// True if only the command that the user typed is wrong.
    package var isUsage: Bool {
        switch self {
        case .name, .request: true
        case .file, .link, .notAFile, .notAFolder, .busy, .changedMeanwhile, .conflicts, .leftOver,
            .unfinished, .package, .template, .foreignJournal, .changedCopy, .leadsOut, .undoStore:
            false
        }
    }
}

extension GeneratorError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .file(let error): "\(error)"
        case .link(let path):
            "'\(path)' is a symbolic link: what is generated stays in its package. Put a folder or a "
                + "file in its place."
        case .notAFile(let path): "'\(path)' is not a file: move it out of the way."
        case .notAFolder(let path): "'\(path)' is not a folder: move it out of the way."
        case .busy(let root):
            "Another run is at work in '\(root)': try again when it is done."
        case .changedMeanwhile(let path):
            "'\(path)' has changed in the meantime, so nothing was written: try again."
        case .conflicts(let paths):
            "\(Self.files(paths.count)) not as generated, so nothing was written: "
                + "\(paths.map { "'\($0)'" }.joined(separator: ", "))."
        case .leftOver(let reason, let error):
            "\(reason) What had begun could not be taken back, which the next run does: \(error)"
        case .unfinished:
            "An earlier run was cut off: the next one that may write takes back what it had begun."
        case .foreignJournal:
            "'\(Journal.folder)' does not come from your own run in this folder, so it was not "
                + "used: look into it, then remove it."
        case .changedCopy(let path):
            "'\(path)' has changed since an earlier run saved it, so nothing was taken back: "
                + "remove '\(Journal.folder)', then restore the files from version control."
        case .leadsOut(let path):
            "'\(path)' is outside of the package or hidden: of hidden folders, only '.wayline' is "
                + "written to."
        case .undoStore(let error): "\(error)"
        case .package(let error): "\(error)"
        case .name(let error): "\(error)"
        case .template(let error): "\(error)"
        case .request(let error): "\(error)"
        }
    }

    private static func files(_ count: Int) -> String {
        count == 1 ? "1 file is" : "\(count) files are"
    }
}

/// Calls the system, and rethrows its error as one of the generator.
func reading<Answer>(
    _ ask: () throws(FileError) -> Answer
) throws(GeneratorError) -> Answer {
    do throws(FileError) {
        return try ask()
    } catch {
        switch error.reason {
        case .isLink: throw .link(error.path)
        case .isNoFile: throw .notAFile(error.path)
        case _: throw .file(error)
        }
    }
}

/// A request that cannot be fulfilled.
package enum RequestError: Error, Hashable, Sendable {
    /// A screen that was not generated; `known` were.
    case notGenerated(String, known: [String])

    /// A template that does not exist; `known` do.
    case unknownTemplate(String, known: [String])

    /// One route for several screens.
    case oneRouteForAll(String)
}

extension RequestError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notGenerated(let name, let known):
            "'\(name)' was not generated"
                + (known.nearest(to: name).map { ": did you mean '\($0)'?" }
                    ?? ", nor was any other screen of this package.")
                + (known.isEmpty ? "" : " A screen that you have written is yours to remove.")
        case .unknownTemplate(let name, let known):
            "'\(name)' is not a template: there are "
                + known.map { "'\($0)'" }.joined(separator: ", ")
                + ". Your own stand in '\(ScreenPackage.templates)/NAME'."
        case .oneRouteForAll(let route):
            "'--route \(route)' is for one screen, and several were named: give each a call of its own."
        }
    }
}
