import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// Settings that are saved at once, and results of screens, of which one is not used.
@MainActor
final class UnusedResultTests: XCTestCase {
    func testSettingsAndResultsThatAreUsedAreNoProblem() async throws {
        let found = try await exploration(nil).run()
        XCTAssertEqual(found.problems, [])
    }

    func testASwitchBesideOneThatIsSavedAtOnceIsAProblem() async throws {
        let found = try await exploration(.ignoresSwitch).run()
        XCTAssertEqual(found.problems.map(\.kind), [.lostInput])
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "'Sound' on 'settings' is not used: back leads to the same state, whatever is "
                    + "entered. Use it, or return it in 'world'"
            ])
        XCTAssertEqual(
            found.problems.first?.script,
            ["choose \"Settings\"", "select \"Sound\" \"on\"", "back"])
    }

    func testASwitchThatChangesThePageNeedNotBeSaved() async throws {
        let found = try await exploration(.filters).run()
        XCTAssertEqual(found.problems, [])
    }

    func testASwitchThatIsSavedLaterIsNoProblem() async throws {
        let found = try await exploration(.savesLater).run()
        XCTAssertEqual(found.problems, [])
    }

    func testASwitchThatAnotherButtonSavesIsNoProblem() async throws {
        var limits = ExplorationLimits()
        limits.triesOfAKind = 1
        let found = try await exploration(.savesWhenDone, limits).run()
        XCTAssertFalse(found.problems.contains { $0.kind == .lostInput })
    }

    func testAResultThatIsNotUsedIsAProblem() async throws {
        let found = try await exploration(.ignoresResult).run()
        XCTAssertEqual(
            found.problems.map(\.text),
            [
                "'Colour' on 'filter' is not used: choose 'Apply' leads to the same state, "
                    + "whatever is entered. Use it, or return it in 'world'"
            ])
    }

    func testAnEntryThatIsNotInTheResultNeedNotBeUsed() async throws {
        let found = try await exploration(.returnsNothing).run()
        XCTAssertEqual(found.problems, [])
    }

    func testInAWorldThatNeverChangesAResultNeedNotBeUsed() async throws {
        let found = try await exploration(.ignoresResult) { _ in [] }.run()
        XCTAssertFalse(found.problems.contains { $0.kind == .lostInput })
    }

    private func exploration(
        _ mistake: Mistake?, _ limits: ExplorationLimits = ExplorationLimits(),
        _ world: @escaping @MainActor (Device) -> [Bool] = { [$0.isLoud, $0.isBright] }
    ) -> Exploration<Device> {
        let inputs = ExplorationInputs<Device>().world(world)
        return Exploration(in: Device.init, inputs: inputs, limits: limits) { device in
            App("Device") { DeviceCoordinator(device, mistake, $0.clock) }
        }
    }
}

private enum Mistake {
    case ignoresSwitch

    /// The switch shows or hides a label.
    case filters

    /// The switch is saved after a second.
    case savesLater

    /// The switch is saved by a button, and lost on the way back.
    case savesWhenDone
    case ignoresResult
    case returnsNothing
}

@MainActor
private final class Device {
    var isLoud = false
    var isBright = false
}

private final class DeviceCoordinator: Coordinator {
    static let flow = Flow<DeviceCoordinator>(tabs: .page("desk"), .page("help")) {
        FlowScreen("desk") { DeskScreen($0.mistake) }
        FlowScreen("settings") { SettingsScreen($0.device, $0.mistake, $0.clock) }
        FlowScreen(.filter) { FilterScreen($0.mistake) }
            .returns(to: DeskScreen.self) { _, _ in }
        FlowScreen("help") { _ in HelpScreen() }
    }

    let device: Device
    let mistake: Mistake?
    let clock: AnyScheduler

    init(_ device: Device, _ mistake: Mistake?, _ clock: AnyScheduler) {
        (self.device, self.mistake, self.clock) = (device, mistake, clock)
    }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static func page(_ name: RouteName) -> Self { Self(name) }
}

extension Destination<NoInput, String> {
    fileprivate static let filter = Self(RouteName("filter"))
}

private struct DeskRouter: Router {
    enum Route: String, CaseIterable { case settings }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push("settings")
    }
}

private final class DeskScreen: ViewScreen {
    typealias Routes = DeskRouter
    let view = DeskView()
    private let mistake: Mistake?

    init(_ mistake: Mistake?) {
        self.mistake = mistake
        bind(view.settings, to: .settings)
        view.filter.onTap(self) { await $0.filter() }
    }

    private func filter() async {
        guard let colour = await present(.filter), mistake != .ignoresResult else { return }
        view.colour.text = colour
    }
}

private final class DeskView: View {
    let title = "Desk"
    let colour = Label("red")
    let settings = Button("Settings")
    let filter = Button("Filter")

    var controls: [Control] { [colour, settings, filter] }
}

private struct SettingsRouter: Router {
    enum Route: String, CaseIterable { case close }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition { .pop }
}

private final class SettingsScreen: ViewScreen {
    typealias Routes = SettingsRouter
    let view = SettingsView()

    init(_ device: Device, _ mistake: Mistake?, _ clock: AnyScheduler) {
        (view.hint.isHidden, view.done.isHidden) = (true, true)
        view.light.isOn = device.isBright
        bind(view.light.isOnPublisher) { _, isOn in device.isBright = isOn }
        switch mistake {
        case .ignoresSwitch: return
        case .savesWhenDone:
            view.done.isHidden = false
            view.done.onTap(self) {
                device.isLoud = $0.view.sound.isOn
                $0.perform(.close)
            }
        case .filters:
            bind(view.sound.isOnPublisher) { $0.view.hint.isHidden = !$1 }
        case .savesLater:
            view.sound.isOn = device.isLoud
            bind(view.sound.isOnPublisher) { screen, isOn in
                screen.begin { _ in
                    do { try await clock.sleep(for: .seconds(1)) } catch { return }
                    device.isLoud = isOn
                }
            }
        default:
            view.sound.isOn = device.isLoud
            bind(view.sound.isOnPublisher) { _, isOn in device.isLoud = isOn }
        }
    }
}

private final class SettingsView: View {
    let title = "Settings"
    let sound = Toggle("Sound")
    let light = Toggle("Light")
    let more = Section("More", isOpen: false, [Label("Version 1")])
    let hint = Label("Not too loud.")
    let done = Button("Done")

    var controls: [Control] { [sound, light, more, hint, done] }
}

private final class HelpScreen: ViewScreen {
    let view = HelpView()
}

private final class HelpView: View {
    let title = "Help"
    let controls: [Control] = []
}

private struct FilterRouter: Router {
    typealias Output = String
    enum Route: String, CaseIterable { case apply }
    struct Facts: RouterFacts { var colour = "red" }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        finish(facts.colour)
    }
}

private final class FilterScreen: ViewScreen {
    typealias Routes = FilterRouter
    let view = FilterView()
    private let mistake: Mistake?

    init(_ mistake: Mistake?) {
        self.mistake = mistake
        bind(view.apply, to: .apply)
    }

    var facts: FilterRouter.Facts {
        .init(colour: mistake == .returnsNothing ? "" : view.colour.chosen ?? "red")
    }
}

private final class FilterView: View {
    let title = "Filter"
    let colour = Choice("Colour", ["red", "blue"]) { $0 }
    let apply = Button("Apply", isDefault: true)

    var controls: [Control] { [colour, apply] }
}
