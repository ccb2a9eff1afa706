import UIKit

// The keys and values of queries of the keychain. Source: Apple, Security, "Keychain items".

/// The key of the class of an item.
nonisolated(unsafe) public let kSecClass: CFString = "class"
/// Passwords of services.
nonisolated(unsafe) public let kSecClassGenericPassword: CFString = "genp"
/// Passwords of servers.
nonisolated(unsafe) public let kSecClassInternetPassword: CFString = "inet"
/// Certificates.
nonisolated(unsafe) public let kSecClassCertificate: CFString = "cert"
/// Cryptographic keys.
nonisolated(unsafe) public let kSecClassKey: CFString = "keys"
/// Identities.
nonisolated(unsafe) public let kSecClassIdentity: CFString = "idnt"
/// The key of when an item may be read.
nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device was unlocked once.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
nonisolated(unsafe) public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, if it has a passcode.
nonisolated(unsafe) public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While this device is unlocked.
nonisolated(unsafe) public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After this device was unlocked once.
nonisolated(unsafe) public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device.
nonisolated(unsafe) public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// The key of the apps that share an item.
nonisolated(unsafe) public let kSecAttrAccessGroup: CFString = "agrp"
/// The key of the account.
nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct"
/// The key of the service.
nonisolated(unsafe) public let kSecAttrService: CFString = "svce"
/// The key of the server.
nonisolated(unsafe) public let kSecAttrServer: CFString = "srvr"
/// The key of the protocol.
nonisolated(unsafe) public let kSecAttrProtocol: CFString = "ptcl"
/// The key of the path on the server.
nonisolated(unsafe) public let kSecAttrPath: CFString = "path"
/// The key of the port.
nonisolated(unsafe) public let kSecAttrPort: CFString = "port"
/// The key of a label that people read.
nonisolated(unsafe) public let kSecAttrLabel: CFString = "labl"
/// The key of a description.
nonisolated(unsafe) public let kSecAttrDescription: CFString = "desc"
/// The key of a comment.
nonisolated(unsafe) public let kSecAttrComment: CFString = "icmt"
/// The key of what the app keeps beside the item.
nonisolated(unsafe) public let kSecAttrGeneric: CFString = "gena"
/// The key of when the item was added.
nonisolated(unsafe) public let kSecAttrCreationDate: CFString = "cdat"
/// The key of when the item was changed.
nonisolated(unsafe) public let kSecAttrModificationDate: CFString = "mdat"
/// The key of whether the item goes to other devices.
nonisolated(unsafe) public let kSecAttrSynchronizable: CFString = "sync"
/// The key of the secret.
nonisolated(unsafe) public let kSecValueData: CFString = "v_Data"
/// The key of whether the secret is wanted.
nonisolated(unsafe) public let kSecReturnData: CFString = "r_Data"
/// The key of whether the attributes are wanted.
nonisolated(unsafe) public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether a reference is wanted that can be kept.
nonisolated(unsafe) public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of how many items are wanted.
nonisolated(unsafe) public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
nonisolated(unsafe) public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
nonisolated(unsafe) public let kSecMatchLimitAll: CFString = "m_LimitAll"

/// The result of a call of the keychain.
public typealias OSStatus = Int32
/// Nothing went wrong.
public let noErr: OSStatus = 0
/// It was done.
public let errSecSuccess: OSStatus = 0
/// The query is not one.
public let errSecParam: OSStatus = -50
/// The file of the keychain cannot be read or written.
public let errSecIO: OSStatus = -36
/// There is such an item.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// Items of this class are not kept here.
public let errSecUnimplemented: OSStatus = -4
