import Screens
import WaylineApplication

/// The devices that are logged in, by their tokens. Each has its own session folder.
actor Devices {
    private let folder: FolderStore
    private let postbox: any Postbox
    private let clock: WallClock
    private let cost: HashingCost
    private let tokenLasts: Int
    private var made = 0
    private var byRefresh: [String: Device] = [:]
    private var byAccess: [String: (device: Device, expires: Int)] = [:]

    init(
        folder: FolderStore, postbox: any Postbox, clock: WallClock, cost: HashingCost,
        tokenLasts: Int
    ) {
        self.folder = folder
        self.postbox = postbox
        self.clock = clock
        self.cost = cost
        self.tokenLasts = tokenLasts
    }

    /// Creates a device on which nobody is logged in.
    func new() -> Device {
        made += 1
        let sessions = folder.path.map { FolderStore("\($0)/devices/\(made)") } ?? folder
        return Device(
            number: made,
            services: .embedded(
                in: folder, sessionIn: sessions, postbox: postbox, clock: clock, cost: cost))
    }

    /// Returns the device with this access token, if the token is still valid.
    func find(access: String?) -> Device? {
        guard let access, let (device, expires) = byAccess[access], clock.now() < expires else {
            return nil
        }
        return device
    }

    func find(refresh: String) -> Device? {
        byRefresh[refresh]
    }

    func admit(_ device: Device) -> Tokens {
        let refresh = Tokens.secret("refresh")
        byRefresh[refresh] = device
        return Tokens(access: access(for: device), refresh: refresh)
    }

    /// Creates a new access token.
    func access(for device: Device) -> String {
        let access = Tokens.secret("access")
        byAccess[access] = (device, clock.now() + tokenLasts)
        return access
    }

    func forget(_ device: Device) {
        byRefresh = byRefresh.filter { $0.value.number != device.number }
        byAccess = byAccess.filter { $0.value.device.number != device.number }
    }
}
