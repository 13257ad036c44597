import Binding
import WaylineInterface
import WaylineSystem

extension App {
    /// Starts the app for a front end, and ends it when `show` returns.
    ///
    /// ```swift
    /// try await App.cafe.run { cafe in
    ///     let front = JSONFrontEnd(cafe) { StandardStreams.write($0 + "\n") }
    ///     while let line = await StandardStreams.nextLine(.shown) { front.take(line) }
    /// }
    /// ```
    ///
    /// Throws the error of the start, of `show` or of the app, or one with a sentence for the user
    /// if the place was not saved.
    @MainActor
    public func run(
        _ options: LaunchOptions = LaunchOptions(), _ show: (RunningApp) async throws -> Void
    ) async throws {
        HeldTerminal.surviveBrokenPipes()
        var options = options
        options.locale = options.locale ?? Platform.locale
        let running = try start(options)
        do {
            try await show(running)
        } catch {
            do { try running.end() } catch { options.log?("place: \(error)") }
            throw error
        }
        do { try running.end() } catch {
            let sentence = running.sentence(for: error)
            throw UnsavedPlace(
                description: sentence.isEmpty ? running.wording[.placeNotKept] : sentence)
        }
        if let failure = running.context.failure.value { throw failure }
    }
}

/// The place could not be saved at the end of a run. The description is for users, in their
/// language.
private struct UnsavedPlace: Error, CustomStringConvertible {
    let description: String
}
