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

    /// A folder that is not there.
    case noFolder(String)

    /// Neither the folder nor one around it is a package.
    case noPackage(String)

    /// A package whose manifest does not have this word.
    case notDependent(String, String)

    /// A package with no target, or with several, that screens could be meant for.
    case noTarget(String)

    /// A file of the generator's own that it cannot read.
    case damaged(String)

    /// A list of screens without the line that they are listed below.
    case noMark(String)

    /// A line of the list of screens that names this member in another way than was generated.
    case editedLine(String, member: String)

    /// A screen that was not generated; these were.
    case notGenerated(String, known: [String])

    /// A template that there is not; there are these.
    case unknownTemplate(String, known: [String])

    /// One route for several screens.
    case oneRouteForAll(String)

    /// What the plan found has changed since then.
    case changedMeanwhile(String)

    /// The plan has conflicts.
    case conflicts([String])

    /// Something failed half way, and then taking it back failed, too.
    indirect case leftOver(GeneratorError, FileError)

    /// An earlier run was cut off, and this one may not write.
    case unfinished
}

/// Asks the system, and makes its refusal one of the generator.
func reading<Answer>(
    _ ask: () throws(FileError) -> Answer
) throws(GeneratorError) -> Answer {
    do throws(FileError) { return try ask() } catch { throw .file(error) }
}
