/// Why nothing was done.
package enum GeneratorError: Error, Hashable, Sendable {
    /// The system has refused something.
    case file(FileError)

    /// A symbolic link where a file or a folder is expected.
    case link(String)

    /// A folder, or something stranger, where a file is expected.
    case notAFile(String)

    /// A file where a folder is expected.
    case notAFolder(String)

    /// Another run is at work in the same folder.
    case busy(String)

    /// A package in which no screen can be generated as it is.
    case package(PackageError)

    /// A name that something cannot bear.
    case name(NameError)

    /// A template with a fault.
    case template(TemplateError)

    /// Something that was asked for, which there is not.
    case request(RequestError)

    /// What the plan found has changed since then.
    case changedMeanwhile(String)

    /// The plan has conflicts.
    case conflicts([String])

    /// Something failed half way, and then taking it back failed, too.
    indirect case leftOver(GeneratorError, GeneratorError)

    /// An earlier run was cut off, and this one may not write.
    case unfinished

    /// A journal that was not left by a run of this user on this folder.
    case foreignJournal

    /// A copy in the journal that is not as it was kept.
    case changedCopy(String)

    /// A path that leads out of the package, or into what is hidden.
    case leadsOut(String)

    /// The record of a run cannot be written or read.
    case record(RunRecordError)
}

extension GeneratorError {
    /// Whether what was typed is wrong, and nothing else.
    package var isUsage: Bool {
        switch self {
        case .name, .request: true
        case .file, .link, .notAFile, .notAFolder, .busy, .changedMeanwhile, .conflicts, .leftOver,
            .unfinished, .package, .template, .foreignJournal, .changedCopy, .leadsOut, .record:
            false
        }
    }
}

/// Asks the system, and makes its refusal one of the generator.
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
